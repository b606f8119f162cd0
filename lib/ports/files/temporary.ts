import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '@/lib/env';

const dayInMs = 24 * 60 * 60 * 1000;

/** A path for a file that is being received; beside the store, so that taking it in is a rename. */
export async function temporaryPath(dataDir = resolve(env().DATA_DIR)): Promise<string> {
  const newPath = await temporaryPaths(dataDir);
  return newPath();
}

/** The same for who needs them without waiting. */
export async function temporaryPaths(dataDir = resolve(env().DATA_DIR)): Promise<() => string> {
  const directory = join(dataDir, 'tmp');
  await mkdir(directory, { recursive: true });
  return () => join(directory, randomUUID());
}

/** Removes what a killed process left half received. */
export async function sweepTemporary(olderThan = dayInMs): Promise<void> {
  const directory = join(resolve(env().DATA_DIR), 'tmp');
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > olderThan) await rm(path, { force: true });
  }
}
