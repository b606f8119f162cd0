import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExport } from '@/lib/archive/export';
import { importArchive } from '@/lib/archive/import';
import { files } from '@/lib/ports/files/files';
import { newKey } from '@/lib/ports/files/key';
import { sql } from '@/lib/sql';
import { createTestDatabase, type TestDatabase, useTestDatabase } from '@/lib/testing/database';
import { useTestFiles } from '@/lib/testing/files';
import { addActor, addCategory, addComments, addEvents, addGroup, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();
useTestFiles();

let directory: string;
let elsewhere: TestDatabase;
const key = newKey();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hearth-export-'));
  elsewhere = await createTestDatabase();
  const { id: authorId } = await addActor({ name: 'Åsa "Quote", \\ von Berg', admin: true });
  await sql`update users set password_hash = 'secret-hash' where id = ${authorId}`;
  const group = await addGroup({ type: 4 });
  await sql`update groups set slug = 'con' where id = ${group.id}`;
  await sql`insert into group_members (group_id, user_id, is_admin) values (${group.id}, ${authorId}, true)`;
  const category = await addCategory(group.id);
  const inner = await addCategory(group.id, category);
  const [post = 0, child = 0] = await addPosts(group.id, 120, { authorId, categoryId: inner });
  await addEvents(group.id);
  await addComments(post, authorId, 3);
  await files().put(key, Buffer.from('the picture'));
  const [media] = await sql`insert into media (key, name, type, size, uploader_id)
    values (${key}, 'Kaj: "norr".png', 'image/png', 11, ${authorId}) returning id`;
  await sql`update users set avatar_id = ${media?.id} where id = ${authorId}`;
  await sql`update posts set parent_id = ${post} where id = ${child}`;
  await sql`update posts set title = 'A "title": with signs', featured_image_id = ${media?.id}, slug = 'quay',
    content = ${`<h2>North</h2><p>The <strong>quay</strong>, by <span data-mention="${authorId}">@Åsa</span>.</p><figure><img src="/api/media/file/${key}" alt="Quay"></figure>`}
    where id = ${post}`;
  await sql`insert into media_uses (media_id, post_id) values (${media?.id}, ${post})`;
  await sql`insert into event_answers (post_id, user_id, answer) values (${post}, ${authorId}, 'maybe')`;
  await sql`insert into must_reads (post_id, due_at, version) values (${post}, now(), 1)`;
  await sql`insert into confirmations (post_id, user_id, version) values (${post}, ${authorId}, 1)`;
  await sql`insert into reactions (post_id, user_id, type) values (${post}, ${authorId}, 2)`;
  await sql`update account set navigation = '[{"type":"page","url":"people","text":"People","children":[]}]', logo_id = ${media?.id}, brand_color = '#a01d3c'`;
  await sql`with l as (insert into contact_lists (name, fields) values ('Harbours', '[{"label":"Web","type":"link"}]') returning id)
    insert into contacts (list_id, name, fields) select id, 'Ærø', '{"Web":"https://example.com"}' from l`;
});
afterAll(async () => {
  await elsewhere.drop();
  await rm(directory, { recursive: true });
});

async function treeOf(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (path: string) => [path.slice(root.length), await readFile(path, 'utf8')];
  return Object.fromEntries(await Promise.all(paths.sort().map(read)));
}

/** What runs in it finds the other database. */
async function inElsewhere<T>(work: () => Promise<T>): Promise<T> {
  const { env } = await import('@/lib/env');
  const own = env().DATABASE_URL;
  env().DATABASE_URL = elsewhere.url;
  return work().finally(() => {
    env().DATABASE_URL = own;
  });
}

test('what was exported, taken back and exported again is the same tree', async () => {
  const [first, second] = [join(directory, 'first'), join(directory, 'second')];
  const told: string[] = [];
  const summary = await writeExport(first, (line) => told.push(line));
  expect(summary).toEqual({ people: 1, posts: 120, files: 1, missing: 0 });
  expect(told).toContain('groups/con_: 120 posts');
  await files().remove(key);
  await inElsewhere(async () => {
    expect(await importArchive(first)).toEqual({ people: 1, posts: 120, files: 1 });
    const kept = await files().open(key);
    kept?.stream.destroy();
    expect(kept?.size).toBe(11);
    await writeExport(second);
  });
  expect(await treeOf(second)).toEqual(await treeOf(first));
});

test('a person reads it without Hearth, and finds no secret in it', async () => {
  const root = join(directory, 'read');
  await writeExport(root);
  const tree = await treeOf(root);
  const [path = '', text = ''] = Object.entries(tree).find(([name]) => name.endsWith('/quay.md')) ?? [];
  expect(text).toContain('title: "A \\"title\\": with signs"');
  expect(text).toContain('## North\n\nThe **quay**, by @Åsa.');
  const [, link = ''] = /!\[Quay\]\(([^)]+)\)/.exec(text) ?? [];
  expect(await readFile(join(root, path, '..', link), 'utf8')).toBe('the picture');
  expect(text).toContain('## Comments');
  expect(JSON.stringify(tree)).not.toContain('secret-hash');
  for (const name of Object.keys(tree)) expect(name).toMatch(/^(\/[\w.-]{1,90})+$/);
});

test('nothing is taken back into a Hearth with people, and nothing of what is damaged', async () => {
  const root = join(directory, 'damaged');
  await writeExport(root);
  await expect(importArchive(root)).rejects.toThrow('only taken back into an empty one');
  const group = Object.keys(await treeOf(root)).find((name) => name.endsWith('/quay.json')) ?? '';
  await writeFile(join(root, group), '{"id": "none"}');
  const third = await createTestDatabase();
  const { env } = await import('@/lib/env');
  const own = env().DATABASE_URL;
  env().DATABASE_URL = third.url;
  await expect(importArchive(root)).rejects.toThrow(/quay\.json: id/);
  await expect(importArchive(directory)).rejects.toThrow('team.json is missing');
  env().DATABASE_URL = own;
  await third.drop();
});
