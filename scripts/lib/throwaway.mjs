import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';

/**
 * A PostgreSQL that nobody keeps, for tests and for comparing schemas: fast instead of durable.
 *
 * @returns {Promise<import('./postgres.mjs').RunningPostgres>} `stop()` also deletes its files
 */
export async function startThrowawayPostgres() {
  const dataDir = makeTemporaryDirectory();
  const running = await startPostgres({ dataDir, durable: false });
  return {
    ...running,
    async stop() {
      await running.stop();
      fs.rmSync(dataDir, { recursive: true });
    },
  };
}

/** @returns {string} a new directory that PostgreSQL's own user may enter too */
export function makeTemporaryDirectory() {
  const directory = fs.mkdtempSync(join(tmpdir(), 'hearth-'));
  fs.chmodSync(directory, 0o711);
  return directory;
}
