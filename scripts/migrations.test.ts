import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/database';
import { migrate } from './lib/migrations.mjs';

let database: TestDatabase;
let sql: postgres.Sql;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  await sql`drop schema public cascade`;
  await sql`create schema public`;
  directory = mkdtempSync(join(tmpdir(), 'hearth-migrations-'));
});
afterEach(async () => {
  await sql.end();
  await database.drop();
  rmSync(directory, { recursive: true });
});

function write(name: string, script: string): void {
  mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, name, 'migration.sql'), script);
}

const counter = `
  create table counter (n int);
  create function bump() returns trigger language plpgsql as $$ begin new.n := new.n + 1; return new; end $$;
  create trigger bump before insert on counter for each row execute function bump();`;

test('pending migrations are applied in order, and only once', async () => {
  write('2_second', 'insert into counter values (1)');
  write('1_first', counter);
  expect(await migrate(database.url, directory)).toEqual(['1_first', '2_second']);
  expect(await migrate(database.url, directory)).toEqual([]);
  expect(await sql`select n from counter`).toEqual([{ n: 2 }]);
});

test('processes that start together apply each migration once', async () => {
  write('1_first', `${counter} select pg_sleep(0.2); insert into counter values (1)`);
  const results = await Promise.all([1, 2, 3].map(() => migrate(database.url, directory)));
  expect(results.flat()).toEqual(['1_first']);
  expect(await sql`select n from counter`).toEqual([{ n: 2 }]);
});

test('a migration that fails changes nothing and can be mended', async () => {
  write('1_first', 'create table half (id int); select 1/0');
  await expect(migrate(database.url, directory)).rejects.toThrow(
    'The migration 1_first failed and changed nothing: division by zero',
  );
  expect(await sql`select to_regclass('half') as half`).toEqual([{ half: null }]);
  write('1_first', 'create table half (id int)');
  expect(await migrate(database.url, directory)).toEqual(['1_first']);
});

test('a migration that meets a long lock gives way and changes nothing', async () => {
  await sql`create table busy (id int)`;
  write('1_first', 'create table half (id int); alter table busy add column name text');
  const holder = await sql.reserve();
  const other = postgres(database.url, { max: 1 });
  await holder`begin`;
  await holder`lock table busy in access share mode`;
  await expect(migrate(database.url, directory, 2)).rejects.toThrow(
    'canceling statement due to lock timeout',
  );
  await holder`rollback`;
  holder.release();
  expect(await other`select to_regclass('half') as half`).toEqual([{ half: null }]);
  await other.end();
});

/** The tables a script alters that were there before it. */
function alteredBy(script: string): string[] {
  const named = (what: string) =>
    [
      ...script.matchAll(new RegExp(`${what} table (?:if (?:not )?exists )?(?:only )?"?([a-z_.]+)"?`, 'gi')),
    ].map(([, name]) => name ?? '');
  return [...new Set(named('alter'))].filter((name) => !named('create').includes(name));
}

// Before there was anybody to upgrade.
const lastOfTheFirst = '20261121221723';

test('a migration alters one table at most: of two locks one may be held by who waits for the other', () => {
  const names = readdirSync('prisma/migrations').filter(
    (name) => name > `${lastOfTheFirst}~` && /^\d/.test(name),
  );
  const scripts = names.map((name) => readFileSync(join('prisma/migrations', name, 'migration.sql'), 'utf8'));
  expect(scripts.map(alteredBy).filter((tables) => tables.length > 1)).toEqual([]);
  expect(
    alteredBy(
      'create table a (); alter table "a" add b int; ALTER TABLE "c" ADD d int; alter table e add f int',
    ),
  ).toEqual(['c', 'e']);
});

test('what Prisma left half done is named', async () => {
  write('1_first', 'select 1');
  await migrate(database.url, directory);
  await sql`update _prisma_migrations set finished_at = null`;
  await expect(migrate(database.url, directory)).rejects.toThrow('1_first failed earlier');
});

test('a database that knows a later migration is newer than the code', async () => {
  write('1_first', 'select 1');
  write('2_second', 'select 2');
  await migrate(database.url, directory);
  rmSync(join(directory, '2_second'), { recursive: true });
  await expect(migrate(database.url, directory)).rejects.toThrow('newer than this version of Hearth');
});
