import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '@/lib/testing/database';
import { Hearth } from '@/lib/testing/hearth';
import { findFreePort } from './lib/ports.mjs';
import { makeTemporaryDirectory } from './lib/throwaway.mjs';

const parent = makeTemporaryDirectory();
const dataDir = join(parent, 'data');
let port: string;

beforeAll(async () => {
  port = String(await findFreePort());
});
afterAll(() => rmSync(parent, { recursive: true }));

/** Starts Hearth and expects it to end at once with exactly one line, a warning of unsafe settings aside. */
async function startAndFail(environment: Record<string, string>): Promise<string> {
  const hearth = new Hearth({ PORT: port, DATA_DIR: dataDir, ...environment });
  onTestFinished(() => {
    hearth.process.kill('SIGKILL');
  });
  expect(await hearth.exited).toBe(1);
  const lines = hearth.errors.trimEnd().split('\n');
  const failures = lines.filter((line) => !line.endsWith('a crash would lose what people wrote.'));
  expect(failures).toHaveLength(1);
  return failures.join();
}

test('a port in use is named, and nothing has been started', async () => {
  const other = createServer().listen(Number(port));
  await once(other, 'listening');
  expect(await startAndFail({})).toContain(`Port ${port} is in use`);
  expect(existsSync(dataDir)).toBe(false);
  await new Promise((settle) => other.close(settle));
});

test('a port that is no port is refused', async () => {
  expect(await startAndFail({ PORT: 'http' })).toContain('PORT is "http"');
});

test('an address this machine does not have is refused', async () => {
  expect(await startAndFail({ HOST: '192.0.2.77' })).toContain('this machine has no such address');
});

describe('a wrong DATABASE_URL', () => {
  const server = () => new URL(inject('testServer').application);

  test('that is no address', async () => {
    expect(await startAndFail({ DATABASE_URL: 'localhost' })).toContain('no PostgreSQL address');
  });

  test('with an unknown host', async () => {
    const line = await startAndFail({ DATABASE_URL: 'postgresql://a:b@nowhere.invalid/hearth' });
    expect(line).toContain('there is no host nowhere.invalid');
  });

  test('where nothing listens', async () => {
    const line = await startAndFail({ DATABASE_URL: `postgresql://a:b@127.0.0.1:${port}/hearth` });
    expect(line).toContain(`no database listens at 127.0.0.1:${port}`);
  });

  test('with a wrong password, which it does not show', async () => {
    const line = await startAndFail({ DATABASE_URL: `postgresql://hearth:guess@${server().host}/hearth` });
    expect(line).toContain('refuses the user "hearth"');
    expect(line).not.toContain('guess');
  });

  test('with a database that does not exist', async () => {
    expect(await startAndFail({ DATABASE_URL: `${server()}/nothing` })).toContain(
      'has no database "nothing"',
    );
  });

  test('where something listens that never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const at = typeof address === 'object' ? address?.port : undefined;
    expect(await startAndFail({ DATABASE_URL: `postgresql://a:b@127.0.0.1:${at}/x` })).toContain(
      'does not answer',
    );
    silent.close();
  });
});

test('a database newer than the code is left alone', async () => {
  const database = await createTestDatabase();
  const sql = postgres(database.url, { max: 1 });
  await sql`
    insert into _prisma_migrations (id, checksum, migration_name, finished_at)
    values ('next', 'x', '99990101000000_from_the_future', now())`;
  await sql.end();
  const line = await startAndFail({ DATABASE_URL: database.url });
  expect(line).toContain('newer than this version of Hearth');
  expect(line).toContain('99990101000000_from_the_future');
  await database.drop();
});

const disk = join(parent, 'disk');
mkdirSync(disk);
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]).status === 0;
afterAll(() => canMount && spawnSync('umount', [disk]));

test.runIf(canMount)('a full disk is named before PostgreSQL meets it', async () => {
  expect(await startAndFail({ DATA_DIR: join(disk, 'data') })).toMatch(/The disk is full: [78] MB are free/);
});
