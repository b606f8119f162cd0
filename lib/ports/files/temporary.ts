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

/** Where resumable uploads wait for the rest of them, beside the others. */
export const uploadDirectory = 'uploads';

/** Removes what a killed process left half received, and uploads that nobody went on with. */
export async function sweepTemporary(olderThan = dayInMs): Promise<void> {
  for (const directory of ['tmp', uploadDirectory]) {
    const place = join(resolve(env().DATA_DIR), directory);
    const names = await readdir(place).catch(() => []);
    for (const name of names) {
      const found = await stat(join(place, name)).catch(() => null);
      if (found && Date.now() - found.mtimeMs > olderThan) await rm(join(place, name), { force: true });
    }
  }
}
