import { expect, inject, test } from 'vitest';
import { prisma } from '@/lib/db';
import { sql } from '@/lib/sql';
import { createTestDatabase, useTestDatabase } from '@/lib/testing/database';
import { countStatements } from '@/lib/testing/statements';

useTestDatabase();

test('a test database has every table and no people', async () => {
  expect(await prisma.user.count()).toBe(0);
});

test('databases of tests do not see one another', async () => {
  const other = await createTestDatabase();
  await sql`create table only_here (id int)`;
  const postgres = (await import('postgres')).default;
  const elsewhere = postgres(other.url, { max: 1 });
  expect(await elsewhere`select to_regclass('only_here') as found`).toEqual([{ found: null }]);
  await elsewhere.end();
  await other.drop();
});

test('the application is no superuser', async () => {
  expect(await sql`select usesuper from pg_user where usename = current_user`).toEqual([{ usesuper: false }]);
});

test('statements are counted one by one, whoever sends them', async () => {
  const url = process.env.DATABASE_URL ?? '';
  const counted = countStatements(url, async () => {
    await prisma.user.count();
    await sql`select ${1}::int`;
    await sql`select ${2}::int`;
  });
  expect(await counted).toBe(3);
});

test('the test server answers locally only', () => {
  expect(new URL(inject('testServer').superuser).hostname).toBe('127.0.0.1');
});
