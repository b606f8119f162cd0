import { uploadLimits } from '@/components/files/upload';
import { ApiError } from '@/lib/client/api';
import { randomKey } from '@/lib/client/random-key';
import { sendFile } from '@/lib/client/send-file';
import type { MediaJson } from '@/lib/media/schema';
import { fileSize } from '@/lib/media/size';

export type Upload = {
  file: File;
  /** How much is sent, from 0 to 1. */
  share: number;
  failure: string | null;
  media: MediaJson | null;
};

const uploads = new Map<string, Upload>();
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();

/** Begins to send the file and answers the name under which it can be watched. */
export function startUpload(file: File): string {
  const id = randomKey();
  uploads.set(id, { file, share: 0, failure: null, media: null });
  void run(id);
  return id;
}

export function uploadOf(id: string): Upload | null {
  return uploads.get(id) ?? null;
}

export function retryUpload(id: string) {
  change(id, { share: 0, failure: null });
  void run(id);
}

export function cancelUpload(id: string) {
  running.get(id)?.abort();
  uploads.delete(id);
}

export function watchUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function run(id: string) {
  const file = uploads.get(id)?.file;
  if (!file) return;
  if (file.size > uploadLimits.bytes)
    return change(id, { failure: `The file has more than ${fileSize(uploadLimits.bytes)}.` });
  const aborting = new AbortController();
  running.set(id, aborting);
  if (running.size === 1) window.addEventListener('beforeunload', askFirst);
  try {
    const onProgress = (share: number) => change(id, { share });
    const media = await sendFile({ file, place: 'text', onProgress, signal: aborting.signal });
    change(id, { media, share: 1 });
  } catch (reason) {
    const failure = reason instanceof ApiError ? reason.messages.join(' ') : 'The upload did not work.';
    change(id, { failure });
  } finally {
    running.delete(id);
    if (running.size === 0) window.removeEventListener('beforeunload', askFirst);
  }
}

/** Leaving now would lose a file that the text already shows. */
function askFirst(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function change(id: string, changes: Partial<Upload>) {
  const upload = uploads.get(id);
  if (!upload) return;
  uploads.set(id, { ...upload, ...changes });
  for (const listener of listeners) listener();
}
