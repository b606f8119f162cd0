import { rename } from 'node:fs/promises';
import type { Actor } from '@/lib/auth/actor';
import { AppError, notFound } from '@/lib/errors';
import { presentMedia } from '@/lib/media/present';
import { IncomingFile, type MediaJson, uploadLimit } from '@/lib/media/schema';
import { addMedia, assertQuota } from '@/lib/media/write';
import { assertRoom } from '@/lib/ports/files/room';
import { temporaryPath } from '@/lib/ports/files/temporary';
import { findUpload } from '@/lib/uploads/read';
import type { FinishInput } from '@/lib/uploads/schema';
import { uploads } from '@/lib/uploads/store';

/**
 * Whether so many bytes may be sent, before the first of them is.
 * @throws AppError `too_large`, `no_space`
 */
export async function assertUploadFits(bytes: number): Promise<void> {
  if (bytes > uploadLimit)
    throw new AppError('too_large', `A file can have at most ${uploadLimit / 1e6} MB.`);
  await assertQuota(bytes);
  await assertRoom(bytes);
}

/** A file that has come whole is looked at and taken into the library. What cannot be taken stays, to be tried again. */
export async function finishUpload(actor: Actor, id: string, { shared }: FinishInput): Promise<MediaJson> {
  const upload = await findUpload(actor, id);
  if (upload.offset < upload.size)
    throw new AppError('conflict', 'The file has not come whole. Send the rest first.');
  const path = await temporaryPath();
  // Of two who finish at once, one finds nothing to move.
  await rename(upload.path, path).catch(() => {
    throw notFound();
  });
  try {
    const file = new IncomingFile(path, upload.name, upload.size);
    const [row] = await addMedia(actor, [file], { shared: shared === true && actor.isAdmin });
    if (!row) throw notFound();
    await uploads().configstore.delete(id);
    return presentMedia(row);
  } catch (error) {
    await rename(path, upload.path).catch(() => undefined);
    throw error;
  }
}
