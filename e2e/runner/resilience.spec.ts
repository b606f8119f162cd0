import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { migrate } from '../../scripts/lib/migrations.mjs';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { findRunningPostgres } from '../../scripts/lib/postgres.mjs';
import { makeTemporaryDirectory, startThrowawayPostgres } from '../../scripts/lib/throwaway.mjs';
import { startBalancer } from './balancer.ts';
import { startLoad, summary } from './load.ts';
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

test('PostgreSQL killed under writes: nothing acknowledged is lost, and writes are back within five seconds', async () => {
  test.setTimeout(90_000 + rounds * 30_000);
  const dataDir = makeTemporaryDirectory();
  const port = String(await findFreePort());
  const hearth = await start({ PORT: port, DATA_DIR: dataDir });
  stops.unshift(() => rmSync(dataDir, { recursive: true }));
  const url = `http://127.0.0.1:${port}`;
  const load = await startLoad(url, 8, { get: [], comment: await commentPath(url) });
  stops.push(load.stop);
  const gaps: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = load.acknowledged.length;
    await expect.poll(() => load.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    const killed = performance.now();
    // What was under way may still be answered; a write counts that was asked for after.
    await sleep(100);
    const at = load.acknowledged.length;
    await expect
      .poll(() => load.acknowledged.length, { intervals: [20], timeout: 20_000 })
      .toBeGreaterThan(at + 8);
    gaps.push(performance.now() - killed);
  }
  await load.stop();
  expect(await lostOf(findRunningPostgres(dataDir) ?? '', load)).toEqual([]);
  const refused = load.sent.filter(({ status }) => status !== 201);
  const unexpected = refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
  expect(summary(unexpected), failuresOf(hearth)).toEqual([]);
  expect(hearth.process.exitCode).toBeNull();
  expect(Math.max(...gaps)).toBeLessThan(5000);
  console.log(
    `${load.acknowledged.length} written, ${refused.length} put off, back after ${gaps.map(Math.round)} ms`,
  );
});

test('instances replaced one after the other under load: no request fails', async () => {
  test.setTimeout(120_000 + rounds * 40_000);
  const database = await startThrowawayPostgres();
  stops.push(database.stop);
  const dataDir = mkdtempSync(join(makeTemporaryDirectory(), 'files-'));
  const shared = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a secret of 32 characters or more',
  };
  const ports = [await findFreePort(), await findFreePort()];
  const startAt = (port = 0) => start({ ...shared, PORT: String(port), WEB_CONCURRENCY: '2' });
  const instances = [await startAt(ports[0]), await startAt(ports[1])];
  const balancer = await startBalancer(ports);
  stops.push(balancer.stop);
  const load = await startLoad(balancer.url, people, {
    get: ['/', '/groups', '/people', '/api/homepage', '/api/groups'],
    comment: await commentPath(balancer.url),
  });
  stops.push(load.stop);
  const drains: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const index = round % instances.length;
    await sleep(500);
    const began = performance.now();
    expect(await instances[index]?.stop('SIGTERM')).toBe(0);
    drains.push(performance.now() - began);
    instances[index] = await startAt(ports[index]);
  }
  await migrateMeanwhile(database.url);
  await load.stop();
  expect(summary(load.sent.filter((sent) => !isAnswered(sent)))).toEqual([]);
  expect(await lostOf(database.url, load)).toEqual([]);
  expect(Math.max(...drains)).toBeLessThan(10_000);
  console.log(
    `${load.sent.length} answered, ${load.acknowledged.length} written, ended after ${drains.map(Math.round)} ms`,
  );
});

/** Migrations that add to the two tables people write to, applied as every other one. */
async function migrateMeanwhile(url: string): Promise<void> {
  const from = makeTemporaryDirectory();
  cpSync('prisma/migrations', from, { recursive: true });
  const names = ['posts', 'comments'].map((table) => {
    const name = `99990101000000_${table}`;
    mkdirSync(join(from, name));
    const column = `alter table ${table} add column proof integer not null default 0;`;
    writeFileSync(join(from, name, 'migration.sql'), column);
    return name;
  });
  expect(await migrate(url, from)).toEqual(names.sort());
  await sleep(500);
}
