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
  const removed = ['tmp', uploadDirectory].map((name) =>
    sweepDirectory(`${resolve(env().DATA_DIR)}/${name}`),
  );
  await Promise.all(removed);

  async function sweepDirectory(directory: string) {
    const names = await readdir(/* turbopackIgnore: true */ directory).catch(() => []);
    for (const path of names.map((name) => `${directory}/${name}`)) {
      const found = await stat(/* turbopackIgnore: true */ path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > olderThan) await rm(path, { force: true });
    }
  }
}
