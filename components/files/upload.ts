import { ApiError, csrfToken } from '@/lib/client/api';

export type UploadLimits = { files: number; bytes: number };

/** What one upload may be (contract §3, media/handle); the library takes less (spec, limits). */
export const uploadLimits: UploadLimits = { files: 10, bytes: 100_000_000 };
export const libraryLimits: UploadLimits = { files: 5, bytes: 12_000_000 };

type Upload = {
  path: string;
  fields: Record<string, string | File>;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** A multipart POST that tells how far it is; fetch cannot. Throws `ApiError` like every other call. */
export function upload<T>({ path, fields, onProgress, signal }: Upload): Promise<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.setRequestHeader('X-CSRF-TOKEN', csrfToken());
  request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
  request.setRequestHeader('Accept', 'application/json');
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onload = () => {
    const body = parse(request.responseText);
    if (request.status < 300) resolve(body as T);
    else reject(new ApiError(request.status, body ?? {}, null));
  };
  request.onerror = () =>
    reject(new ApiError(0, { message: 'The server cannot be reached. Check your connection.' }, null));
  request.onabort = () => reject(new ApiError(0, { message: 'Cancelled.', code: 'cancelled' }, null));
  signal?.addEventListener('abort', () => request.abort());
  request.send(form);
  return promise;
}

function parse(text: string): object | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
