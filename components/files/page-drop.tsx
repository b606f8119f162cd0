'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { UploadList } from '@/components/media/upload-list';
import { useUploads } from '@/components/media/use-uploads';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { fileSize } from '@/lib/media/size';
import { UnfinishedList } from './unfinished-list';
import { type Folder, placeOf, uploadLimits, uploadToFolder } from './upload';
import { useUnfinished } from './use-unfinished';

type Props = { group: string; folder: Folder };

/** Files may be dropped anywhere on the page; a tray in the corner tells how far they are while one reads on. */
export function PageDrop({ group, folder }: Props) {
  const router = useRouter();
  const { uploads, problem, busy, add, cancel, retry, clear } = useUploads({
    limits: uploadLimits,
    send: (file, onProgress, signal) => uploadToFolder({ group, folder, file }, onProgress, signal),
    onDone: () => router.refresh(),
  });
  const over = useDropOnPage(add);
  const unfinished = useUnfinished(placeOf(group, folder), uploads);
  useWarning(busy);

  return (
    <>
      {over && (
        <div className="page-drop" aria-hidden="true">
          <p>
            <Icon name="upload" />
            Drop to upload to <b>{folder?.name ?? 'the top level'}</b>
            <small>
              Up to {uploadLimits.files} files, {fileSize(uploadLimits.bytes)} each
            </small>
          </p>
        </div>
      )}
      {(uploads.length > 0 || problem || unfinished.uploads.length > 0) && (
        <section className="upload-tray" aria-label="Uploads in progress">
          <header>
            <h2>
              <span role="status">{headingOf(uploads, unfinished.uploads.length)}</span>
            </h2>
            <IconButton
              icon="x"
              label="Close the tray"
              size="sm"
              tooltip={false}
              disabled={busy}
              onClick={() => {
                clear();
                unfinished.hide();
              }}
            />
          </header>
          {problem && <Alert errors={[problem]} />}
          <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
          <UnfinishedList {...unfinished} />
        </section>
      )}
    </>
  );
}

function headingOf(uploads: { state: string }[], unfinished: number): string {
  const count = (state: string) => uploads.filter((one) => one.state === state).length;
  const left = count('waiting') + count('sending');
  if (left > 0) return `Uploading ${left} ${left === 1 ? 'file' : 'files'}`;
  const failed = count('failed');
  if (failed > 0) return `${failed} of ${uploads.length} not uploaded`;
  if (uploads.length > 0) return `${uploads.length} uploaded`;
  return unfinished > 0 ? 'Broken off' : 'Not uploaded';
}

/** What takes the page's place, and has drop areas of its own. A toast is called a dialog, too. */
const dialogs = '[role="dialog"]:not(.toast)';

/** Whether files are being dragged over the page. */
function useDropOnPage(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    let depth = 0;
    const carriesFiles = (event: DragEvent) =>
      event.dataTransfer?.types.includes('Files') && !document.querySelector(dialogs);
    const show = (by: number) => {
      depth = Math.max(0, depth + by);
      setOver(depth > 0);
    };
    const enter = (event: DragEvent) => carriesFiles(event) && show(1);
    const leave = (event: DragEvent) => carriesFiles(event) && show(-1);
    const hover = (event: DragEvent) => carriesFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    const listeners = [
      ['dragenter', enter],
      ['dragleave', leave],
      ['dragover', hover],
      ['drop', drop],
    ] as const;
    for (const [name, listener] of listeners) addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) removeEventListener(name, listener);
    };
  }, []);
  return over;
}

/** Whoever leaves while files are on their way is asked first. */
function useWarning(busy: boolean) {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [busy]);
}
