import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { closeSql, sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';

useTestDatabase();

let outside: postgres.Sql;
beforeAll(async () => {
  outside = postgres(env().DATABASE_URL, { max: 1 });
  // The next statement takes the place of the connection that broke.
  await closeSql();
  env().DATABASE_POOL = 1;
});
afterAll(() => outside.end());

const numbers = Array.from({ length: 5 }, (_, index) => index);
const askAll = () =>
  Promise.all(numbers.map(async (n) => (await sql<{ n: number }[]>`select ${n}::int as n`)[0]?.n));

/** Ends the connection below, and goes on when `pause` is over. */
async function breakAndGoOn(pause: number, goOn: (tx: postgres.TransactionSql) => unknown): Promise<unknown> {
  return sql.begin(async (tx) => {
    const [own] = await tx`select pg_backend_pid() as pid`;
    await outside`select pg_terminate_backend(${own?.pid})`;
    await sleep(pause);
    return goOn(tx);
  });
}

const ends: [string, (tx: postgres.TransactionSql) => unknown][] = [
  ['commits', () => 'done'],
  ['rolls back', () => Promise.reject(new Error('no'))],
  ['asks on', (tx) => tx`select -1 as n`],
];

test.each(ends)(
  'a transaction whose connection broke, and that %s, is not heard by others',
  async (_, goOn) => {
    for (const pause of [30, 120, 160, 200]) {
      const broken = expect(breakAndGoOn(pause, goOn)).rejects.toThrow(/CONNECTION|ECONNRESET/);
      expect(await askAll()).toEqual(numbers);
      await broken;
      expect(await askAll()).toEqual(numbers);
    }
  },
  20_000,
);

test('a whole one is committed, refused or rolled back as ever', async () => {
  expect(await sql.begin('read only', async (tx) => (await tx`select 7 as n`)[0]?.n)).toBe(7);
  await expect(sql.begin(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(sql.begin(async (tx) => tx`select nothing`)).rejects.toMatchObject({ code: '42703' });
  expect(await askAll()).toEqual(numbers);
});
