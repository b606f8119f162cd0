import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { IncomingFile } from '@/lib/media/schema';
import { temporaryPath } from '@/lib/ports/files/temporary';

/** Gives the tests of a file a data directory of their own. */
export function useTestFiles(): { directory: () => string } {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'hearth-files-'));
    process.env.DATA_DIR = directory;
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));
  return { directory: () => directory };
}

/** A file as `receiveForm` leaves it. */
export async function incoming(name: string, content: string | Uint8Array): Promise<IncomingFile> {
  const path = await temporaryPath();
  await writeFile(path, content);
  return new IncomingFile(path, name, Buffer.byteLength(content));
}

/** The names of all files below a directory, which need not be there. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
