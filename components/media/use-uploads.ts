'use client';

import { useRef, useState } from 'react';
import type { UploadLimits } from '@/components/files/upload';
import { ApiError } from '@/lib/client/api';
import { fileSize } from '@/lib/media/size';

export type Upload<T> = {
  id: number;
  file: File;
  share: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Why it failed, or what it waits for. */
  message?: string | undefined;
  result?: T;
  abort: AbortController;
};

type Send<T> = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<T>;

type Options<T> = { limits: UploadLimits; send: Send<T>; onDone: (result: T) => void };

let lastId = 0;

/** Files on their way, one after the other; each can be cancelled and tried again. */
export function useUploads<T>({ limits, send, onDone }: Options<T>) {
  const [uploads, setUploads] = useState<Upload<T>[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const line = useRef(Promise.resolve());
  const busy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');

  function change(id: number, more: Partial<Upload<T>>) {
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...more } : upload)));
  }

  async function run(upload: Upload<T>): Promise<void> {
    const { id, file, abort } = upload;
    if (abort.signal.aborted) return;
    change(id, { state: 'sending', message: undefined });
    try {
      const result = await send(file, (share) => change(id, { share }), abort.signal);
      change(id, { state: 'done', share: 1, result });
      onDone(result);
    } catch (reason) {
      const wait = reason instanceof ApiError && reason.status === 429 ? reason.retryAfter : null;
      if (wait !== null && !abort.signal.aborted) return later(upload, wait);
      const words = reason instanceof ApiError ? reason.messages.join(' ') : 'That did not work. Try again.';
      change(id, { state: 'failed', message: abort.signal.aborted ? 'Cancelled' : words });
    }
  }

  /** The server asked to wait; those behind it in the line wait along. */
  async function later(upload: Upload<T>, seconds: number): Promise<void> {
    change(upload.id, { state: 'waiting', message: `Too many uploads. Goes on in ${timeOf(seconds)}.` });
    await waitFor(seconds * 1000, upload.abort.signal);
    return run(upload);
  }

  function start(upload: Upload<T>) {
    line.current = line.current.then(() => run(upload));
  }

  function add(files: File[]) {
    if (files.length === 0) return;
    const wrong = problemOf(files, limits);
    setProblem(wrong);
    if (wrong) return;
    const added = files.map((file): Upload<T> => {
      lastId += 1;
      return { id: lastId, file, share: 0, state: 'waiting', abort: new AbortController() };
    });
    setUploads((now) => [...now, ...added]);
    for (const upload of added) start(upload);
  }

  function cancel({ id, abort }: Upload<T>) {
    abort.abort();
    change(id, { state: 'failed', message: 'Cancelled' });
  }

  function retry(upload: Upload<T>) {
    const again: Upload<T> = {
      ...upload,
      share: 0,
      state: 'waiting',
      message: undefined,
      abort: new AbortController(),
    };
    change(upload.id, again);
    start(again);
  }

  return { uploads, problem, busy, add, cancel, retry, clear: () => setUploads([]) };
}

function timeOf(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Resolves after so long, or at once when it is given up. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

function problemOf(files: File[], { files: most, bytes }: UploadLimits): string | null {
  if (files.length > most) return `Choose at most ${most === 1 ? 'one file' : `${most} files`} at a time.`;
  const large = files.find((file) => file.size > bytes);
  if (large)
    return `"${large.name}" has ${fileSize(large.size)}; a file can have at most ${fileSize(bytes)}.`;
  const empty = files.find((file) => file.size === 0);
  return empty ? `"${empty.name}" is empty.` : null;
}
