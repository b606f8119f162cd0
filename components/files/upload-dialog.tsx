'use client';

import { useRouter } from 'next/navigation';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { ApiError } from '@/lib/client/api';
import { fileSize } from '@/lib/media/size';
import { upload, uploadLimits } from './upload';

type Props = { group: string; folder: { id: number; name: string } | null; onClose: () => void };

type Entry = {
  id: number;
  file: File;
  share: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  message?: string;
  abort: AbortController;
};

let lastId = 0;

/** Uploads one file after the other into the folder; each shows how far it is and can be cancelled. */
export function UploadDialog({ group, folder, onClose }: Props) {
  const router = useRouter();
  const [entries, setEntries] = useState<Entry[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const busy = entries.some(({ state }) => state === 'waiting' || state === 'sending');

  function change(id: number, more: Partial<Entry>) {
    setEntries((now) => now.map((entry) => (entry.id === id ? { ...entry, ...more } : entry)));
  }

  async function send({ id, file, abort }: Entry) {
    if (abort.signal.aborted) return change(id, { state: 'failed', message: 'Cancelled.' });
    change(id, { state: 'sending' });
    try {
      await upload({
        path: '/api/media/create/post',
        fields: { group, ...(folder && { category: String(folder.id) }), file },
        onProgress: (share) => change(id, { share }),
        signal: abort.signal,
      });
      change(id, { state: 'done', share: 1 });
    } catch (reason) {
      const message =
        reason instanceof ApiError ? reason.messages.join(' ') : 'That did not work. Try again.';
      change(id, { state: 'failed', message });
    }
  }

  async function add(files: File[]) {
    if (busy || files.length === 0) return;
    const problem = problemOf(files);
    setError(problem);
    if (problem) return;
    const added = files.map((file): Entry => {
      lastId += 1;
      return { id: lastId, file, share: 0, state: 'waiting', abort: new AbortController() };
    });
    setEntries((now) => [...now, ...added]);
    for (const entry of added) await send(entry);
    router.refresh();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Upload files"
      error={error}
      locked={busy}
      footer={
        <Button variant={entries.length > 0 ? 'primary' : 'secondary'} disabled={busy} onClick={onClose}>
          {entries.length > 0 ? 'Done' : 'Close'}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
      <div
        className="drop-area"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" />
        <p>
          Drop files here for <b>{folder?.name ?? 'the top level'}</b>, or
        </p>
        <Button onClick={() => input.current?.click()} disabled={busy}>
          Choose files
        </Button>
        <p className="hint">Up to {uploadLimits.files} files at a time, 100 MB each.</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <ul className="uploads" aria-label="Uploads">
        {entries.map((entry) => (
          <UploadRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Dialog>
  );
}

function UploadRow({ entry: { file, share, state, message, abort } }: { entry: Entry }) {
  return (
    <li data-state={state}>
      <p>
        <b>{file.name}</b>
        <small role={state === 'failed' ? 'alert' : undefined}>
          {state === 'failed' ? message : state === 'done' ? 'Uploaded' : fileSize(file.size)}
        </small>
      </p>
      {state === 'done' && <Icon name="circle-check" />}
      {(state === 'sending' || state === 'waiting') && (
        <>
          <progress value={share} max={1} aria-label={`Upload of ${file.name}`} />
          <IconButton
            icon="x"
            label={`Cancel ${file.name}`}
            size="sm"
            tooltip={false}
            onClick={() => abort.abort()}
          />
        </>
      )}
    </li>
  );
}

function problemOf(files: File[]): string | null {
  if (files.length > uploadLimits.files) return `Choose at most ${uploadLimits.files} files at a time.`;
  const large = files.find((file) => file.size > uploadLimits.bytes);
  return large ? `"${large.name}" has ${fileSize(large.size)}; a file can have at most 100 MB.` : null;
}
