import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import postgres from 'postgres';
import { Hearth } from '../../lib/testing/hearth.ts';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { findRunningPostgres } from '../../scripts/lib/postgres.mjs';
import { makeTemporaryDirectory } from '../../scripts/lib/throwaway.mjs';

let dataDir: string;
let port: string;
let first: Hearth;
let running: Hearth | undefined;

test.beforeAll(async () => {
  dataDir = makeTemporaryDirectory();
  port = String(await findFreePort());
  first = await start();
  await first.stop();
});
test.afterEach(async () => {
  await running?.stop('SIGTERM');
  running = undefined;
});
test.afterAll(() => rmSync(dataDir, { recursive: true }));

async function start(environment: Record<string, string> = {}): Promise<Hearth> {
  running = new Hearth({ PORT: port, DATA_DIR: dataDir, ...environment });
  return running.ready();
}

async function withDatabase<T>(run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(findRunningPostgres(dataDir) ?? '', { max: 1 });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}

const postmaster = () => join(dataDir, 'postgres/postmaster.pid');
const login = () => fetch(`http://127.0.0.1:${port}/login`);

test('the first start creates the demo team, and tells where Hearth is and who may sign in', async () => {
  expect(first.output).toContain('Demo team');
  expect(first.output).toContain(`http://localhost:${port}`);
  expect(first.output).toContain('admin@example.com, editor@example.com, member@example.com');
});

test('a warm start neither installs, builds nor seeds', async () => {
  const hearth = await start();
  expect((await login()).status).toBe(200);
  expect(hearth.output).not.toMatch(/Packages|Client|Build|Demo team/);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} ends everything with exit code 0`, async () => {
    const hearth = await start();
    expect(await hearth.stop(signal)).toBe(0);
    expect(existsSync(postmaster())).toBe(false);
    await expect(login()).rejects.toThrow();
  });
}

test('a request that has arrived is answered before the stop', async () => {
  const hearth = await start();
  await withDatabase(async (sql) => {
    const blocker = await sql.reserve();
    await blocker`begin`;
    await blocker`lock table account in access exclusive mode`;
    const answer = login();
    await sleep(300);
    hearth.process.kill('SIGTERM');
    expect(await Promise.race([answer, sleep(700)])).toBeUndefined();
    await blocker`rollback`;
    blocker.release();
    expect((await answer).status).toBe(200);
  });
  expect(await hearth.exited).toBe(0);
});

test('a second start on the same data is one line and exit code 1', async () => {
  await start();
  const second = new Hearth({ PORT: String(await findFreePort()), DATA_DIR: dataDir });
  expect(await second.exited).toBe(1);
  expect(second.output).toBe('');
  expect(second.errors).toMatch(/^Hearth already runs on the data in .* \(process \d+\)\.\n$/);
  expect((await login()).status).toBe(200);
});

test('kill -9 loses nothing that was committed and does not stop the next start', async () => {
  const hearth = await start();
  await withDatabase((sql) => sql`update account set name = 'Kept over a kill'`);
  await hearth.stop('SIGKILL');
  await start();
  const rows = await withDatabase((sql) => sql`select name from account`);
  expect(rows.map((row) => row.name)).toEqual(['Kept over a kill']);
});

test('when PostgreSQL is killed the process stays, and soon answers again', async () => {
  const hearth = await start();
  process.kill(Number(readFileSync(postmaster(), 'utf8').split('\n')[0]), 'SIGKILL');
  await expect.poll(() => hearth.errors).toContain('PostgreSQL stopped');
  await expect.poll(async () => (await login()).status, { timeout: 15_000 }).toBe(200);
  expect(hearth.process.exitCode).toBeNull();
});

test('DEMO=0 leaves an empty database empty, and leads to the setup of its first admin', async () => {
  const empty = makeTemporaryDirectory();
  const hearth = new Hearth({ PORT: port, DATA_DIR: empty, DEMO: '0' });
  await hearth.ready();
  await expect.poll(() => hearth.output).toMatch(/\/setup with the token [\w-]{22}\n/);
  expect(hearth.output).not.toContain('Sign in as');
  const sql = postgres(findRunningPostgres(empty) ?? '', { max: 1 });
  expect(await sql`select count(*)::int as people from users`).toEqual([{ people: 0 }]);
  await sql.end();
  expect((await login()).url).toMatch(/\/setup$/);
  const token = /with the token (\S+)/.exec(hearth.output)?.[1];
  expect([(await setUp(token)).status, (await setUp(token)).status]).toEqual([200, 404]);
  expect((await fetch(`http://127.0.0.1:${port}/setup`)).status).toBe(404);
  await hearth.stop();
  rmSync(empty, { recursive: true });
});

function setUp(token: string | undefined): Promise<Response> {
  const password = 'blueberries in July';
  return fetch(`http://127.0.0.1:${port}/api/setup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ token, organisation: 'Fika', name: 'First', email: 'first@example.com' },
      ...{ password, password_confirmation: password },
    }),
  });
}

test('npm passes a stop on and waits for it', async () => {
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  let output = '';
  npm.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 20_000 }).toContain('Hearth is at');
  npm.kill('SIGTERM');
  expect(await once(npm, 'close')).toEqual([0, null]);
  expect(existsSync(postmaster())).toBe(false);
});
