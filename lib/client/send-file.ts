import type { DetailedError, HttpRequest, Upload } from 'tus-js-client';
import { ApiError, api, csrfToken } from '@/lib/client/api';
import { forgetUnfinished, uploadMemory } from '@/lib/client/unfinished-uploads';
import type { MediaJson } from '@/lib/media/schema';

type Sending<T> = {
  file: File;
  /** Where the file belongs: only there does another attempt go on with it. */
  place: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** What becomes of the upload that has come whole; it may be asked twice. */
  take: (id: string) => Promise<T>;
};

/** Small enough that a proxy which keeps bodies back loses little when the line is cut. */
const chunkSize = 10_000_000;
/** What every call of ours carries. */
const asOthers = {
  headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
  onBeforeRequest: (request: HttpRequest) => request.setHeader('X-CSRF-TOKEN', csrfToken()),
};
const retryDelays = [0, 1000, 3000, 5000, 10_000];

/** Sends a file and takes it into the library. */
export function sendFile(sending: Omit<Sending<MediaJson>, 'take'>): Promise<MediaJson> {
  const { signal } = sending;
  const take = (id: string) => {
    const path = `/api/uploads/${id}/finish`;
    return api<MediaJson>('POST', path, { body: {}, idempotencyKey: path, signal });
  };
  return sendPieces({ ...sending, take });
}

/**
 * Sends a file piece by piece. What broke off, even before a reload, goes on where it stopped when the same file is sent
 * to the same place again. Throws `ApiError` like every other call.
 */
export async function sendPieces<T>({ file, place, onProgress, signal, take }: Sending<T>): Promise<T> {
  const tus = await import('tus-js-client');
  const { promise: sent, resolve, reject } = Promise.withResolvers<void>();
  const upload = new tus.Upload(file, {
    ...{ endpoint: '/api/uploads', chunkSize, retryDelays, urlStorage: uploadMemory },
    metadata: { filename: file.name },
    fingerprint: async () => fingerprintOf(file, place),
    ...asOthers,
    onProgress: (bytes, total) => onProgress(total > 0 ? bytes / total : 0),
    onShouldRetry: ({ originalResponse }) => mayPass(originalResponse?.getStatus() ?? 0),
    onSuccess: () => resolve(),
    onError: (error) => reject(asApiError(error)),
  });
  signal.addEventListener('abort', () => {
    reject(cancelled());
    giveUp(upload);
  });
  const [before] = await upload.findPreviousUploads();
  if (signal.aborted) throw cancelled();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  await sent;
  return finish(upload.url ?? '', take);
}

async function finish<T>(url: string, take: (id: string) => Promise<T>): Promise<T> {
  const id = new URL(url, location.href).pathname.split('/').at(-1) ?? '';
  for (let left = 3; ; left--) {
    try {
      const taken = await take(id);
      forgetUnfinished(url);
      return taken;
    } catch (error) {
      if (left === 0 || !(error instanceof ApiError) || error.status !== 0 || error.code === 'cancelled')
        throw error;
      await new Promise((later) => setTimeout(later, 1000));
    }
  }
}

export function fingerprintOf({ name, size, lastModified }: File, place: string): string {
  return [place, name, size, lastModified].join('|');
}

/** Gives up what an earlier page began. */
export async function abandonUpload(url: string): Promise<void> {
  forgetUnfinished(url);
  const { Upload } = await import('tus-js-client');
  await Upload.terminate(url, { ...asOthers, retryDelays: [] }).catch(() => undefined);
}

/** The server is told, so that it keeps nothing of it; when it cannot be, it forgets by itself after a day. */
async function giveUp(upload: Upload): Promise<void> {
  await upload.abort(true).catch(() => undefined);
  if (upload.url) forgetUnfinished(upload.url);
}

/** No answer, another request in the way, or a server that is being restarted; a refusal stays one. */
function mayPass(status: number): boolean {
  return status === 0 || status === 409 || (status >= 500 && status !== 507);
}

function cancelled(): ApiError {
  return new ApiError(0, { message: 'Cancelled.', code: 'cancelled' }, null);
}

function asApiError(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response)
    return new ApiError(0, { message: 'The server cannot be reached. Check your connection.' }, null);
  const retryAfter = Number(response.getHeader('Retry-After')) || null;
  return new ApiError(response.getStatus(), parse(response.getBody()), retryAfter);
}

function parse(text: string): object {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
