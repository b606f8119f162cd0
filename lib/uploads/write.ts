import { rename } from 'node:fs/promises';
import type { Actor } from '@/lib/auth/actor';
import { AppError, notFound } from '@/lib/errors';
import { presentMedia } from '@/lib/media/present';
import { IncomingFile, type MediaJson } from '@/lib/media/schema';
import { addMedia } from '@/lib/media/write';
import { temporaryPath } from '@/lib/ports/files/temporary';
import { findUpload } from '@/lib/uploads/read';
import type { FinishInput } from '@/lib/uploads/schema';
import { uploads } from '@/lib/uploads/store';

/** A file that has come whole is looked at and taken into the library. */
export function finishUpload(actor: Actor, id: string, { shared }: FinishInput): Promise<MediaJson> {
  return takeUpload(actor, id, async (file) => {
    const options = { shared: shared === true && actor.isAdmin, promised: true };
    const [row] = await addMedia(actor, [file], options);
    if (!row) throw notFound();
    return presentMedia(row);
  });
}

/** Hands over a file that has come whole. What `take` refuses stays, to be tried again. */
export async function takeUpload<T>(
  actor: Actor,
  id: string,
  take: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  const upload = await findUpload(actor, id);
  if (upload.offset < upload.size)
    throw new AppError('conflict', 'The file has not come whole. Send the rest first.');
  const path = await temporaryPath();
  // Of two who finish at once, one finds nothing to move.
  await rename(upload.path, path).catch(() => {
    throw notFound();
  });
  try {
    const taken = await take(new IncomingFile(path, upload.name, upload.size));
    await uploads().configstore.delete(id);
    return taken;
  } catch (error) {
    await rename(path, upload.path).catch(() => undefined);
    throw error;
  }
}
