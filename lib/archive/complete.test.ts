import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExport } from '@/lib/archive/export';
import { importArchive } from '@/lib/archive/import';
import { exported, leftOut, plain } from '@/lib/archive/tables';
import { env } from '@/lib/env';
import { files } from '@/lib/ports/files/files';
import { newKey } from '@/lib/ports/files/key';
import { sql } from '@/lib/sql';
import { createTestDatabase, type TestDatabase, useTestDatabase } from '@/lib/testing/database';
import { useTestFiles } from '@/lib/testing/files';

useTestDatabase();
useTestFiles();

type Column = { table: string; name: string; fallback: string | null };
let columns: Column[];
let elsewhere: TestDatabase;
let folder: string;

const before = '2026-01-02T03:04:05.678Z';
const stamps = { version: 2, created_at: before, updated_at: before };
const key = newKey();

/** A row of every table and, between them, another value than the usual in every column that is exported. */
const rows: Record<string, object[]> = {
  users: [
    {
      ...{ id: 11, name: 'Åsa', email: 'asa@example.com', password_hash: 'secret', is_admin: true },
      ...{
        job_title: 'Captain',
        phone_office: '1',
        phone_mobile: '2',
        intro: 'Hello',
        work_experience: 'Sea',
      },
      ...{ deactivated_at: before, ...stamps },
    },
    { id: 12, name: 'Gone', deleted_at: before },
  ],
  media: [
    {
      id: 21,
      key,
      name: 'a.png',
      type: 'image/png',
      size: 3,
      width: 1,
      height: 2,
      blur: 'abc',
      shared: true,
      uploader_id: 11,
    },
    { id: 22, key: newKey(), name: 'b.webp', type: 'image/webp', size: 3, derived: true, source_id: 21 },
  ],
  contact_lists: [{ id: 31, name: 'Ports', fields: [{ label: 'Web', type: 'link' }], ...stamps }],
  contacts: [{ id: 32, list_id: 31, name: 'Kaj', fields: { Web: 'https://example.com' }, ...stamps }],
  groups: [
    {
      id: 41,
      name: 'News',
      slug: 'news',
      type: 4,
      private: true,
      all_users_can_create_posts: false,
      ...stamps,
    },
  ],
  group_members: [{ group_id: 41, user_id: 11, is_member: true, is_creator: true, is_admin: true }],
  categories: [
    { id: 51, group_id: 41, name: 'Old', slug: 'old', position: 3, ...stamps },
    { id: 52, group_id: 41, name: 'Older', slug: 'older', parent_id: 51 },
  ],
  posts: [
    {
      ...{ id: 61, group_id: 41, category_id: 52, position: 4, title: 'Quay', slug: 'quay', status: 2 },
      ...{ content: '<p>The quay.</p>', excerpt: 'Quay', dynamic_excerpt: 'The quay.', featured: true },
      ...{ featured_image_id: 21, featured_image_contain: true, notify: true, media_id: 21, filesize: 3 },
      ...{
        published_at: before,
        announced_at: before,
        last_activity_at: before,
        created_by_id: 11,
        ...stamps,
      },
    },
    { id: 62, group_id: 41, parent_id: 61, title: 'Bin', slug: 'bin', deleted_at: before, deleted_by_id: 11 },
  ],
  post_authors: [
    { post_id: 61, user_id: 12, position: 0 },
    { post_id: 61, user_id: 11, position: 1 },
  ],
  post_slugs: [{ group_id: 41, slug: 'pier', post_id: 61 }],
  events: [
    {
      ...{ post_id: 61, group_id: 41, venue: 'Quay', starts: before, ends: before, google_place_id: 'p' },
      ...{ lat: 1.5, lng: 2.5, all_day: true, sequence: 2 },
    },
  ],
  event_answers: [{ post_id: 61, user_id: 11, answer: 'maybe', answered_at: before }],
  must_reads: [{ post_id: 61, due_at: before, version: 2, asked_at: before }],
  confirmations: [{ post_id: 61, user_id: 11, version: 2, confirmed_at: before }],
  reactions: [{ post_id: 61, user_id: 11, type: 2, created_at: before }],
  comments: [
    { id: 71, post_id: 61, user_id: 11, content: '<p>Yes.</p>', created_at: before, updated_at: before },
  ],
  media_uses: [{ media_id: 21, post_id: 61, comment_id: 71 }],
  post_revisions: [
    {
      ...{ id: 81, post_id: 61, user_id: 11, kind: 2, title: 'Pier', content: '<p>A pier.</p>' },
      ...{ created_at: before, updated_at: before },
    },
  ],
  working_copies: [
    { post_id: 61, user_id: 11, base_version: 2, fields: { content: '<p>Mine.</p>', title: 'M' }, ...stamps },
  ],
  share_links: [
    {
      ...{ id: 82, post_id: 61, user_id: 11, token: 'a-token', link_expires: 7, expires_at: before },
      created_at: before,
    },
  ],
  group_follows: [{ group_id: 41, user_id: 11 }],
  post_follows: [{ post_id: 61, user_id: 11, following: true }],
  notification_settings: [
    {
      ...{ user_id: 11, posts: 'off', mentions: 'daily', comments: 'weekly', must_reads: 'off' },
      ...{ time_zone: 'Europe/Stockholm', daily_on: '2026-01-02', weekly_on: '2026-01-02' },
    },
  ],
  saml_identities: [{ issuer: 'idp', subject: 's', user_id: 11, created_at: before, last_used_at: before }],
  venues: [
    { id: 91, place_id: 'p', description: 'Quay', lat: 1.5, lng: 2.5, population: 3, used_at: before },
  ],
  audit_entries: [
    {
      ...{ id: 92, at: before, actor_id: 11, actor_name: 'Åsa', action: 'settings.general' },
      ...{ subject_type: 'account', subject_id: 1, subject_name: 'Team', before: { a: 1 }, after: { a: 2 } },
    },
  ],
};

async function fill() {
  for (const [table, given] of Object.entries(rows)) {
    for (const row of given) {
      const names = Object.keys(row);
      await sql`insert into ${sql(table)} (${sql(names)})
        select ${sql(names)} from jsonb_populate_record(null::${sql(table)}, ${sql.json(row as postgres.JSONValue)})`;
    }
  }
  await sql`update users set avatar_id = 22 where id = 11`;
  await sql`update account set name = 'Hamn', domain = 'hamn', logo_id = 21, brand_color = '#112233', logo_color = '#445566',
    navigation = '[{"type":"page","url":"people","text":"P","children":[]}]', hide_email = true, homepage_groups = '{41}',
    login_title = 'T', login_short_intro = 'I', sso_enabled = 1, sso_entity_id = 'e', sso_issuer_url = 'u',
    sso_logout_url = 'l', sso_x509_certificate = 'c', setup_token_hash = 'secret', sso_x509_next = 'n', sso_origin = 'o',
    sso_creates_people = false, sso_idp_initiated = true, sso_attributes = '{"name":"n"}', search_language = 'swedish',
    version = 2, created_at = ${before}, updated_at = ${before}`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-complete-'));
  elsewhere = await createTestDatabase();
  columns = await sql<Column[]>`
    select table_name as table, column_name as name, column_default as fallback
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> '_prisma_migrations' order by 1, 2`;
  await files().put(key, Buffer.from('abc'));
  await fill();
});
afterAll(async () => {
  await elsewhere.drop();
  await rm(folder, { recursive: true });
});

const recordOf = (table: string) => exported[table] ?? plain[table as keyof typeof plain];
/** What is kept of a table beside what is left out. */
const isKept = ({ table, name }: Column) => recordOf(table) && !exported[table]?.leftOut?.[name];

test('every column is exported, or named among what is left out and why', () => {
  const isKnown = ({ table, name }: Column) =>
    table in leftOut ||
    name in (recordOf(table)?.record.shape ?? {}) ||
    exported[table]?.placed?.includes(name) ||
    name in (exported[table]?.leftOut ?? {});
  expect(columns.filter((column) => !isKnown(column))).toEqual([]);
  const tables = new Set(columns.map(({ table }) => table));
  const named = [...Object.keys(exported), ...Object.keys(plain), ...Object.keys(leftOut)];
  expect(named.toSorted()).toEqual([...tables].toSorted());
});

test('the rows of this test have another value than the usual in every column that is exported', async () => {
  const usual: string[] = [];
  for (const { table, name, fallback } of columns.filter(isKept)) {
    if (fallback?.startsWith('nextval(')) continue;
    const [found] = await sql`select 1 from ${sql(table)} where ${sql(name)} is distinct from
      ${fallback === null ? sql`null` : sql.unsafe(fallback)} limit 1`;
    if (!found) usual.push(`${table}.${name}`);
  }
  expect(usual).toEqual([]);
});

test('what was exported and taken back into an empty database is the same, row by row', async () => {
  await writeExport(folder);
  await files().remove(key);
  const own = env().DATABASE_URL;
  env().DATABASE_URL = elsewhere.url;
  await importArchive(folder).finally(() => {
    env().DATABASE_URL = own;
  });
  const other = postgres(elsewhere.url, { max: 1 });
  for (const table of [...Object.keys(exported), ...Object.keys(plain)]) {
    const kept = columns.filter((column) => column.table === table && isKept(column)).map(({ name }) => name);
    const read = (from: postgres.Sql) =>
      from`select to_jsonb(t) as row from (select ${from(kept)} from ${from(table)}) t order by t::text`;
    const [here, there] = [await read(sql), await read(other)];
    expect(here.length, table).toBeGreaterThan(0);
    expect({ table, rows: [...there] }).toEqual({ table, rows: [...here] });
  }
  await other.end();
});
