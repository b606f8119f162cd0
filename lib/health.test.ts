import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { closeDatabase } from '@/lib/db';
import { readHealth } from '@/lib/health';
import { useTestDatabase } from '@/lib/testing/database';
import { useTestFiles } from '@/lib/testing/files';

useTestDatabase();
const { directory } = useTestFiles();

test('everything works', async () => {
  expect(await readHealth()).toEqual({
    status: 'ok',
    process: 'ok',
    database: 'ok',
    search: 'ok',
    storage: 'ok',
  });
});

test('storage that is gone is down, and with it the whole', async () => {
  await rm(directory(), { recursive: true });
  expect(await readHealth()).toMatchObject({ status: 'down', storage: 'down', database: 'ok' });
});

test('a server that is leaving says so', async () => {
  Object.assign(globalThis, { hearthDraining: true });
  expect(await readHealth()).toMatchObject({ status: 'down', process: 'down' });
  Object.assign(globalThis, { hearthDraining: false });
});

test('a database that is gone is down within the patience of a balancer', async () => {
  await closeDatabase();
  const holder = globalThis as { hearthSql?: unknown };
  const { default: postgres } = await import('postgres');
  holder.hearthSql = postgres('postgres://nobody@127.0.0.1:9/none', { connect_timeout: 30 });
  expect(await readHealth()).toMatchObject({ status: 'down', database: 'down', search: 'down' });
});
