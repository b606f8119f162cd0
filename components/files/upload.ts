import { ApiError, csrfToken } from '@/lib/client/api';
import { sendFile, sendPieces } from '@/lib/client/send-file';

export type UploadLimits = { files: number; bytes: number };

/** What one upload may be (contract §3, media/handle); the library takes less (spec, limits). */
export const uploadLimits: UploadLimits = { files: 10, bytes: 100_000_000 };
export const libraryLimits: UploadLimits = { files: 5, bytes: 12_000_000 };

type Upload = {
  path: string;
  fields: Record<string, string | File>;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
};

/** By its slug, as calls read a folder's name: a folder may be called like another's id. Null is the top level. */
export type Folder = { slug: string; name: string } | null;

/** How calls name what is in no folder; no slug is that. */
export const topLevel = '0';

/** Where files of a group's folder are remembered until they have come. */
export function placeOf(group: string, folder: Folder): string {
  return `${group}/${folder?.slug ?? topLevel}`;
}

/** Sends a file, in pieces that can be gone on with, and makes a post of it. */
export async function uploadToFolder(
  { group, folder, file }: { group: string; folder: Folder; file: File },
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<unknown> {
  const media = await sendFile({ file, place: placeOf(group, folder), onProgress, signal });
  const fields = { group, category: folder?.slug ?? topLevel, file: String(media.id) };
  return upload({ path: '/api/media/create/post', fields, signal, idempotencyKey: `post-of-${media.id}` });
}

/** Sends another version of a post's file, in pieces that can be gone on with, and puts it in the place of the first. */
export function uploadVersion(
  { group, post, file }: { group: string; post: string; file: File },
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<unknown> {
  const path = `/api/groups/${group}/posts/${post}/file`;
  const take = (id: string) =>
    upload({ path, fields: { file: id }, signal, idempotencyKey: `version-${id}` });
  return sendPieces({ file, place: versionsOf(group, post), onProgress, signal, take });
}

export function versionsOf(group: string, post: string): string {
  return `${group}/${post}/versions`;
}

/** A multipart POST that tells how far it is; fetch cannot. Throws `ApiError` like every other call. */
export function upload<T>({ path, fields, onProgress, signal, idempotencyKey }: Upload): Promise<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.setRequestHeader('X-CSRF-TOKEN', csrfToken());
  request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
  request.setRequestHeader('Accept', 'application/json');
  if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onload = () => {
    const body = parse(request.responseText);
    if (request.status < 300) resolve(body as T);
    else
      reject(
        new ApiError(request.status, body ?? {}, Number(request.getResponseHeader('Retry-After')) || null),
      );
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
