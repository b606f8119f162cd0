import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { closeSql, sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { type Pooler, startPooler } from '@/lib/testing/pooler';

useTestDatabase();

let pooler: Pooler;
beforeAll(async () => {
  pooler = await startPooler(env().DATABASE_URL);
});
afterAll(async () => {
  await closeSql();
  await pooler.close();
});

/** What the application sends: with values and without, by hand, and in transactions. */
const kinds: ((n: number) => Promise<postgres.Row[]>)[] = [
  async (n) => sql`select ${n}::int as n`,
  async (n) => sql`select ${sql.unsafe(String(n))} as n`,
  async (n) => sql.unsafe(`select ${n} as n`),
  async (n) => sql.unsafe('select $1::int as n', [n]),
  async (n) => sql.begin(async (tx) => (await tx`select 0`) && tx`select ${n}::int as n`),
];

test.each([
  { DATABASE_PREPARE: '0', DATABASE_DIRECT_URL: undefined },
  { DATABASE_PREPARE: '1', DATABASE_DIRECT_URL: 'postgres://direct@127.0.0.1:9/none' },
] as const)('before a pooler a connection has one statement at a time (%o)', async (settings) => {
  await closeSql();
  Object.assign(env(), { ...settings, DATABASE_URL: pooler.url, DATABASE_POOL: 3 });
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const rows = await Promise.all(numbers.map((n) => kinds[n % kinds.length]?.(n)));
  expect(rows.map((found) => found?.[0]?.n)).toEqual(numbers);
  expect(pooler.crowded()).toBe(0);
});
