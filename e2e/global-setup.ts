import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Hearth } from '../lib/testing/hearth.ts';
import { findRunningPostgres } from '../scripts/lib/postgres.mjs';
import { makeTemporaryDirectory } from '../scripts/lib/throwaway.mjs';

/** One production server with the demo team for all tests; none when HEARTH_TEST_BASE_URL names a running one. */
export default async function setUp() {
  const port = process.env.HEARTH_TEST_PORT;
  if (!port) return;
  const dataDir = makeTemporaryDirectory();
  const hearth = await new Hearth({ PORT: port, DATA_DIR: dataDir }).ready();
  process.env.HEARTH_TEST_DATABASE_URL = findRunningPostgres(dataDir);
  return async () => {
    await hearth.stop();
    await mkdir('test-results', { recursive: true });
    await writeFile('test-results/server.log', hearth.output);
    await rm(dataDir, { recursive: true });
  };
}
