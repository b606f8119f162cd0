'use client';

import { useRouter } from 'next/navigation';
import { DropArea } from '@/components/media/drop-area';
import { UploadList } from '@/components/media/upload-list';
import { useUploads } from '@/components/media/use-uploads';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { FileFacts } from './file-row';
import { UnfinishedList } from './unfinished-list';
import { uploadLimits, uploadVersion, versionsOf } from './upload';
import { useUnfinished } from './use-unfinished';

const limits = { files: 1, bytes: uploadLimits.bytes };

type Props = { file: FileFacts; group: string; onClose: () => void };

/** Another version in the place of a file: its address, title and comments stay. */
export function ReplaceFileDialog({ file, group, onClose }: Props) {
  const router = useRouter();
  const { uploads, problem, busy, add, cancel, retry } = useUploads({
    limits,
    send: (chosen, onProgress, signal) =>
      uploadVersion({ group, post: file.slug, file: chosen }, onProgress, signal),
    onDone: () => router.refresh(),
  });
  const unfinished = useUnfinished(versionsOf(group, file.slug), uploads);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Replace "${file.title}"`}
      error={problem}
      locked={busy}
      footer={
        <Button variant={uploads.length > 0 ? 'primary' : 'secondary'} disabled={busy} onClick={onClose}>
          {uploads.length > 0 ? 'Done' : 'Cancel'}
        </Button>
      }
    >
      <p>Its address, title and comments stay. The version there is now is deleted.</p>
      <DropArea limits={limits} onFiles={add}>
        Drop the new version here
      </DropArea>
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      <UnfinishedList {...unfinished} />
    </Dialog>
  );
}
