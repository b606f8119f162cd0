import { beforeEach, expect, test } from 'vitest';
import { closeDatabase, prisma } from '@/lib/db';
import { env } from '@/lib/env';
import { sql } from '@/lib/sql';
import { StatementNames } from '@/lib/statement-names';
import { useTestDatabase } from '@/lib/testing/database';

useTestDatabase();

beforeEach(async () => {
  await closeDatabase();
  env().DATABASE_PREPARE = '1';
  env().DATABASE_POOL = 1;
});

const ask = () => prisma.user.findMany({ where: { jobTitle: 'Baker' } });
const often = async () => {
  for (let n = 0; n < 10; n++) await ask();
};
const prepared = () =>
  prisma.$queryRaw<{ statement: string }[]>`select statement from pg_prepared_statements`;

test('a statement that comes again and again is prepared once', async () => {
  await often();
  expect((await prepared()).filter(({ statement }) => statement.includes('"job_title" = $1'))).toHaveLength(
    1,
  );
});

test('nothing is prepared where a pooler knows no prepared statements', async () => {
  env().DATABASE_PREPARE = '0';
  await often();
  expect(await prepared()).toEqual([]);
});

test('a new column under what is prepared fails nothing', async () => {
  await often();
  await sql`alter table users add column since int`;
  await often();
});

test('after a column got another type one statement fails, and then none', async () => {
  await often();
  await sql`alter table users alter column password_hash type varchar(300)`;
  await expect(ask()).rejects.toThrow('cached plan');
  await often();
});

test('so many are named and no more, and never what varies with its values or answers every column', () => {
  const names = new StatementNames({ after: 2, most: 3 });
  const name = (text: string) => [0, 1].map(() => names.of({ sql: text })).at(-1);
  expect(name('SELECT "a" FROM t WHERE id IN ($1,$2)')).toBe('');
  expect(name('INSERT INTO t (a,b) VALUES ($1,$2), ($3,$4)')).toBe('');
  expect(name('select * from t')).toBe('');
  expect(name('insert into t (a) values ($1) returning *')).toBe('');
  const given = Array.from({ length: 5 }, (_, n) => name(`select ${n}`));
  expect(new Set(given).size).toBe(4);
  expect(given.slice(3)).toEqual(['', '']);
});
