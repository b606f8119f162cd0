import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeBackup } from '@/lib/backup/backup';
import { restoreBackup, verifyBackup } from '@/lib/backup/restore';
import { readTables } from '@/lib/backup/tables';
import { files } from '@/lib/ports/files/files';
import { newKey } from '@/lib/ports/files/key';
import { sql } from '@/lib/sql';
import { createTestDatabase, type TestDatabase, useTestDatabase } from '@/lib/testing/database';
import { useTestFiles } from '@/lib/testing/files';
import { addActor, addCategory, addComments, addGroup, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();
useTestFiles();

let directory: string;
let elsewhere: TestDatabase;
let other: postgres.Sql;
let archive: string;
const content = randomBytes(300_000);
const key = newKey();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hearth-backup-'));
  const { id: authorId } = await addActor({ name: 'Tab\there, "quotes" and \\N' });
  const group = await addGroup();
  const categoryId = await addCategory(group.id);
  await addCategory(group.id, categoryId);
  const [post = 0, child = 0] = await addPosts(group.id, 3000, { authorId, categoryId });
  await sql`update posts set parent_id = ${post} where id = ${child}`;
  await addComments(post, authorId, 50);
  await files().put(key, content);
  await sql`insert into media (key, name, type, size, uploader_id) values (${key}, 'a', 'image/png', 300000, ${authorId})`;
  await sql`update users set avatar_id = (select id from media)`;
});
beforeEach(async () => {
  archive = join(directory, `${newKey()}.tar.gz`);
  elsewhere = await createTestDatabase();
  other = postgres(elsewhere.url, { max: 1, onnotice: () => undefined });
});
afterEach(async () => {
  await other.end();
  await elsewhere.drop();
});
afterAll(() => rm(directory, { recursive: true }));

async function restoreElsewhere(): ReturnType<typeof restoreBackup> {
  const { env } = await import('@/lib/env');
  const own = env().DATABASE_URL;
  env().DATABASE_URL = elsewhere.url;
  return restoreBackup(archive).finally(() => {
    env().DATABASE_URL = own;
  });
}

/** A hash of every row of every table, the computed columns too. */
async function hashAll(from: postgres.Sql): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name, rows } of await readTables(from)) {
    const [row] =
      await from`select md5(string_agg(t::text, '' order by t::text)) as hash from ${from(name)} t`;
    hashes[name] = `${rows} ${row?.hash}`;
  }
  return hashes;
}

test('what is restored elsewhere is the same, row by row and byte by byte', async () => {
  expect(await writeBackup(archive)).toMatchObject({ files: 1, missing: [] });
  await files().remove(key);
  await restoreElsewhere();
  expect(await hashAll(other)).toEqual(await hashAll(sql));
  const file = await files().open(key);
  expect(file && (await buffer(file.stream))).toEqual(content);
  const [next] = await other`insert into groups (name, slug, type) values ('n', 'n', 1) returning id`;
  expect(next?.id).toBeGreaterThan(1);
  await expect(other`update posts set group_id = 999`).rejects.toThrow('foreign key');
});

test('every write acknowledged before it began is in it, and none by half', async () => {
  const [post] = await sql`select id, created_by_id as author from posts order by id limit 1`;
  let last = 0;
  let writing = true;
  const writer = (async () => {
    while (writing) {
      await sql.begin(async (tx) => {
        await tx`insert into comments (post_id, user_id, content) values (${post?.id}, ${post?.author}, 'load')`;
        await tx`update posts set comments_count = comments_count + 1 where id = ${post?.id}`;
      });
      last++;
    }
  })();
  while (last < 20) await new Promise((settle) => setTimeout(settle, 5));
  const acknowledged = last;
  await writeBackup(archive);
  writing = false;
  await writer;
  await restoreElsewhere();
  const [found] = await other`
    select count(*) filter (where content = 'load')::int as load, count(*)::int as all,
      (select comments_count from posts where id = ${post?.id}) as counted
    from comments where post_id = ${post?.id}`;
  expect(found?.load).toBeGreaterThanOrEqual(acknowledged);
  expect(found?.counted).toBe(found?.all);
});

test('behind a pooler it is taken from PostgreSQL itself', async () => {
  const { env } = await import('@/lib/env');
  const own = env().DATABASE_URL;
  const pooled = { DATABASE_URL: 'postgres://pooler@127.0.0.1:9/none', DATABASE_DIRECT_URL: own };
  Object.assign(env(), pooled);
  const { rows } = await writeBackup(archive).finally(() =>
    Object.assign(env(), { DATABASE_URL: own, DATABASE_DIRECT_URL: undefined }),
  );
  expect(rows).toBeGreaterThan(50);
});

test('a database with people is refused', async () => {
  await writeBackup(archive);
  await expect(restoreBackup(archive)).rejects.toThrow('There are people in this database.');
});

test('a backup of another version is refused', async () => {
  await writeBackup(archive);
  await other`delete from _prisma_migrations where id = (select max(id) from _prisma_migrations)`;
  await expect(restoreElsewhere()).rejects.toThrow('a newer version of Hearth');
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 2000), /cut off/],
  ['changed', (bytes: Buffer) => Buffer.from(bytes).fill(7, 5000, 5004), /damaged/],
  ['something else', () => Buffer.from('hello'), /no backup/],
])('an archive that is %s restores nothing', async (_, spoil, message) => {
  await writeBackup(archive);
  await writeFile(archive, spoil(await readFile(archive)));
  await expect(verifyBackup(archive)).rejects.toThrow(message);
  await expect(restoreElsewhere()).rejects.toThrow();
  expect(await other`select count(*)::int as count from users`).toEqual([{ count: 0 }]);
});
