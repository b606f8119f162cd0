import { register } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { prisma } from '@/lib/db';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';

useTestDatabase();

test('statements of both clients are counted, fragments are not', async () => {
  await sql`select ${1}::int ${sql`where true`}`;
  await prisma.user.count();
  const text = await register.metrics();
  expect(text).toContain('hearth_sql_statement_seconds_count{client="read"} 1');
  expect(text).toMatch(/hearth_sql_statement_seconds_count\{client="write"\} [1-9]/);
});

test('a slow statement is logged without its values', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  env().SLOW_QUERY_MS = 20;
  await sql`select pg_sleep(0.05), ${'a secret'}::text`;
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).toContain('pg_sleep');
  expect(JSON.stringify(warn.mock.calls)).not.toContain('a secret');
});

test('a statement that fails still rejects', async () => {
  await expect(sql`select 1/0`).rejects.toThrow('division by zero');
});
