import { mkdir, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

/** Kept free whatever comes, so that the database beside the files can still write. */
const reserve = 256 * 1024 * 1024;

/** @throws AppError `no_space` when the disk cannot take so many bytes and keep its reserve */
export async function assertRoom(bytes: number): Promise<void> {
  const directory = resolve(env().DATA_DIR);
  await mkdir(directory, { recursive: true });
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize - bytes < reserve) throw noRoom();
}

export function noRoom(): AppError {
  return new AppError('no_space', 'There is no room left for files. Ask an admin to make some.');
}
