import type { Readable } from 'node:stream';
import { notFound } from '@/lib/errors';
import { variantKeys } from '@/lib/media/variants';
import { files } from '@/lib/ports/files/files';

/** Removes a file and all that was drawn of it. */
export async function removeStored(key: string): Promise<void> {
  await Promise.all([key, ...variantKeys(key)].map((name) => files().remove(name)));
}

export async function openStored(key: string): Promise<Readable> {
  const opened = await files().open(key);
  if (!opened) throw notFound();
  return opened.stream;
}
