import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from './lib/postgres.mjs';
import { makeTemporaryDirectory } from './lib/throwaway.mjs';

type Options = Parameters<typeof startPostgres>[0];

// One for all: creating a cluster takes longer than every test here.
const dataDir = makeTemporaryDirectory();
afterAll(() => rmSync(dataDir, { recursive: true }));

async function start(options: Partial<Options> = {}) {
  const server = await startPostgres({ dataDir, durable: false, ...options });
  const sql = postgres(server.url, { max: 1, onclose: () => undefined });
  const stop = async () => {
    await sql.end();
    await server.stop();
  };
  onTestFinished(stop);
  return { sql, stop };
}

const postmaster = () =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

test('it keeps every acknowledged write and its passwords to itself', async () => {
  const { sql } = await start({ durable: true });
  const [settings] = await sql`
    select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
      current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as addresses,
      current_setting('data_checksums') as checksums`;
  expect(settings).toEqual({
    fsync: 'on',
    pages: 'on',
    commit: 'on',
    addresses: '127.0.0.1',
    checksums: 'on',
  });
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
});

test('it sorts the same on every machine', async () => {
  const { sql } = await start();
  const rows = await sql`select name from unnest(array['b', 'Ä', 'a', 'B']) as name order by name`;
  expect(rows.map((row) => row.name)).toEqual(['B', 'a', 'b', 'Ä']);
});

test('a second start on the same data is refused', async () => {
  const { sql } = await start();
  await expect(startPostgres({ dataDir })).rejects.toThrow(`already runs on the data in ${dataDir}`);
  expect(await sql`select 1 as still`).toEqual([{ still: 1 }]);
});

test('killed, it is back within five seconds with all that was committed', async () => {
  const log = vi.fn();
  const { sql } = await start({ durable: true, log });
  await sql`create table kept as select 1 as one`;
  process.kill(postmaster(), 'SIGKILL');
  const killed = performance.now();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('SIGKILL')));
  const reading = async () => expect(await sql`select one from kept`).toEqual([{ one: 1 }]);
  await vi.waitFor(reading, { timeout: 5000, interval: 50 });
  expect(performance.now() - killed).toBeLessThan(5000);
});

test('a starter that was killed leaves nothing that stops the next start', async () => {
  const starter = spawn(process.execPath, ['scripts/pg.mjs'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(starter.stdout, 'data');
  const before = postgres(String(address).trim().replace('DATABASE_URL=', ''), { max: 1 });
  await before`create table kept_too as select 1 as one`;
  await before.end();
  const orphan = postmaster();
  starter.kill('SIGKILL');
  await once(starter, 'exit');

  const { sql } = await start();
  expect(await sql`select one from kept_too`).toEqual([{ one: 1 }]);
  expect(postmaster()).not.toBe(orphan);
});

test('files of dead processes whose numbers live on do not stop the next start', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(join(dataDir, 'lock'), `${process.pid} 12345`);
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.ppid}\n`);
  const { sql } = await start();
  expect(await sql`select 1 as up`).toEqual([{ up: 1 }]);
});

test('another port is chosen when its own has been taken', async () => {
  const first = await start();
  await first.stop();
  const { port } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { sql } = await start();
  expect(await sql`select 1 as up`).toEqual([{ up: 1 }]);
});

test('stopped, it leaves neither lock nor process', async () => {
  const { stop } = await start();
  await stop();
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test.runIf(process.getuid?.() === 0)(
  'data that only root may reach, as in its home, is no obstacle',
  async () => {
    const closed = makeTemporaryDirectory();
    onTestFinished(() => rmSync(closed, { recursive: true }));
    chmodSync(closed, 0o700);
    const { sql } = await start({ dataDir: join(closed, 'data') });
    expect(await sql`select 1 as up`).toEqual([{ up: 1 }]);
  },
);
