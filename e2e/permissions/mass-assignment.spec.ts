import { expect } from '@playwright/test';
import { sql } from '../database.ts';
import { test as base } from '../fixtures.ts';
import { buildWorld, type Json, snapshotWorld, targetOf, writes } from './writes.ts';

type Tables = Record<string, Json[]>;

const test = base.extend<object, { planted: Json }>({
  planted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => use(await everyColumn()),
    { scope: 'worker' },
  ],
});

for (const write of writes) {
  const tag = write.settings ? { tag: '@alone' } : {};
  test(`${write.call} stores no column it does not document`, tag, async ({ admin, planted }) => {
    const world = await buildWorld();
    const { method, path, api } = targetOf(write, world, admin);
    const body = write.body(world);
    const start = await snapshotWorld(world);
    const plain = await api.call(method, path, body);
    const before = await snapshotWorld(world);
    const loaded = await api.call(method, path, plant(body, planted));
    expect([loaded.status, plain.status]).toEqual([plain.status, loaded.status]);
    expect(plain.status).toBeLessThan(300);
    const after = await snapshotWorld(world);
    expect(JSON.stringify(after)).not.toMatch(sentinels);
    const ignored = [...moving, ...(write.counts ?? [])];
    expect(rowsOf(after, { of: before, ignored })).toEqual(rowsOf(before, { of: before, ignored }));
    const [twice, once] = [newRows(before, after), newRows(start, before)];
    expect(twice).toEqual(write.adds ? once : []);
  });
}

test('a column that is stored is found', async () => {
  const world = await buildWorld();
  const before = await snapshotWorld(world);
  await sql`update posts set featured = true where id = ${world.post.id}`;
  const all = { of: before, ignored: moving };
  expect(rowsOf(await snapshotWorld(world), all)).not.toEqual(rowsOf(before, all));
});

/** Every column of every table, in the database's and in Prisma's spelling, with a value of its type. */
async function everyColumn(): Promise<Json> {
  const columns = await sql<{ name: string; type: string }[]>`
    select distinct column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name not like '\\_prisma%'`;
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    columns.flatMap(({ name, type }) => [
      [name, sentinelOf(type)],
      [camel(name), sentinelOf(type)],
    ]),
  );
}

const sentinels = /planted|1000003|2001-01-01/;

function sentinelOf(type: string): unknown {
  if (type === 'boolean') return true;
  if (/int|double|numeric/.test(type)) return 1_000_003;
  if (/timestamp/.test(type)) return '2001-01-01 00:00:00';
  if (type === 'jsonb') return [{ planted: true }];
  return type === 'ARRAY' ? [1_000_003] : 'planted';
}

/** Adds the columns to each object of a body, under every name that the object does not have itself. */
function plant(value: unknown, columns: Json): unknown {
  if (Array.isArray(value)) return value.map((each) => plant(each, columns));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([name, each]) => [name, plant(each, columns)]);
  return { ...columns, ...Object.fromEntries(own) };
}

/** What a write of anything touches; the sentinels are looked for there too. */
const moving = ['version', 'updated_at', 'sequence', 'password_hash', 'last_activity_at'];
/** What sets any two new rows apart. */
const own = [...moving, 'id', 'slug', 'created_at', 'position', 'token', 'post_id', 'group_id', 'expires_at'];

/** The rows that are also in `of`, without the ignored columns. */
function rowsOf(tables: Tables, { of, ignored }: { of: Tables; ignored: string[] }): unknown[] {
  const known = new Set(Object.values(of).flat().map(keyOf));
  const rows = Object.values(tables).flat();
  return rows.filter((row) => known.has(keyOf(row))).map((row) => without(row, ignored));
}

function newRows(before: Tables, after: Tables): unknown[] {
  const known = new Set(Object.values(before).flat().map(keyOf));
  const rows = Object.values(after).flat();
  return rows.filter((row) => !known.has(keyOf(row))).map((row) => without(row, own));
}

/** The row's primary key, and its columns' names to tell tables apart. */
function keyOf(row: Json): string {
  const key = row.id ? [row.id] : [row.group_id, row.post_id, row.user_id, row.type, row.slug];
  return JSON.stringify([Object.keys(row), key]);
}

function without(row: Json, columns: string[]): unknown {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));
}
