'use client';

import { useRouter } from 'next/navigation';
import { DropArea } from '@/components/media/drop-area';
import { UploadList } from '@/components/media/upload-list';
import { useUploads } from '@/components/media/use-uploads';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type Folder, uploadLimits, uploadToFolder } from './upload';

type Props = { group: string; folder: Folder; onClose: () => void };

/** Uploads one file after the other into the folder; each shows how far it is and can be cancelled. */
export function UploadDialog({ group, folder, onClose }: Props) {
  const router = useRouter();
  const { uploads, problem, busy, add, cancel, retry } = useUploads({
    limits: uploadLimits,
    send: (file, onProgress, signal) => uploadToFolder({ group, folder, file }, onProgress, signal),
    onDone: () => router.refresh(),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Upload files"
      error={problem}
      locked={busy}
      footer={
        <Button variant={uploads.length > 0 ? 'primary' : 'secondary'} disabled={busy} onClick={onClose}>
          {uploads.length > 0 ? 'Done' : 'Close'}
        </Button>
      }
    >
      <DropArea limits={uploadLimits} onFiles={add}>
        Drop files here for <b>{folder?.name ?? 'the top level'}</b>
      </DropArea>
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
    </Dialog>
  );
}
