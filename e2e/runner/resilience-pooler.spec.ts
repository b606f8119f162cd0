import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { makeTemporaryDirectory } from '../../scripts/lib/throwaway.mjs';
import { startLoad, summary } from './load.ts';
import { pgbouncer, startPooler } from './pgbouncer.ts';
import {
  commentPath,
  failuresOf,
  isAnswered,
  lostOf,
  people,
  rounds,
  start,
  stopAll,
  stops,
} from './proof.ts';

test.afterEach(stopAll);

test('PgBouncer, then PostgreSQL behind it killed under load: nothing acknowledged is lost', async () => {
  test.info().skip(!pgbouncer, 'PgBouncer is not on this machine.');
  test.setTimeout(90_000 + rounds * 60_000);
  const dataDir = makeTemporaryDirectory();
  const database = await startPostgres({ dataDir });
  stops.push(database.stop);
  const pooler = await startPooler(database.url);
  stops.push(pooler.kill);
  const port = await findFreePort();
  const hearth = await start({
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(makeTemporaryDirectory(), 'files-')),
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_PREPARE: '0',
  });
  const url = `http://127.0.0.1:${port}`;
  const get = ['/api/homepage', '/api/groups', '/api/people'];
  const load = await startLoad(url, people, { get, comment: await commentPath(url) });
  stops.push(load.stop);
  const deaths = [
    async () => {
      await pooler.kill();
      await sleep(1000);
      await pooler.start();
    },
    // It is started again by what started it.
    async () => process.kill(postmasterOf(dataDir), 'SIGKILL'),
  ];
  const gaps: number[] = [];
  for (let round = 0; round < rounds * deaths.length; round++) {
    const before = load.acknowledged.length;
    await expect.poll(() => load.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    await deaths[round % deaths.length]?.();
    const back = performance.now();
    await sleep(100);
    const at = load.acknowledged.length;
    await expect
      .poll(() => load.acknowledged.length, { intervals: [20], timeout: 30_000 })
      .toBeGreaterThan(at + 8);
    gaps.push(performance.now() - back);
  }
  await load.stop();
  const refused = load.sent.filter((sent) => !isAnswered(sent));
  const unexpected = refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
  expect(summary(unexpected), failuresOf(hearth)).toEqual([]);
  expect(await lostOf(database.url, load)).toEqual([]);
  expect(hearth.isRunning).toBe(true);
  console.log(
    `${load.acknowledged.length} written, ${refused.length} put off, back after ${gaps.map(Math.round)} ms`,
  );
});

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}
