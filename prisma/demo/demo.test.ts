import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { verifyPassword } from '@/lib/auth/password';
import { prisma } from '@/lib/db';
import { listGroups } from '@/lib/groups/read';
import { groupTypes } from '@/lib/groups/types';
import { sanitizeHtml } from '@/lib/html/sanitize';
import { plainText } from '@/lib/html/text';
import { files } from '@/lib/ports/files/files';
import { getHomepage } from '@/lib/posts/read';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { fillEmptyDatabase } from './seed';

useTestDatabase();

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hearth-demo-'));
  process.env.DATA_DIR = directory;
  await fillEmptyDatabase(new Date());
}, 60_000);

afterAll(() => rm(directory, { recursive: true, force: true }));

async function actorOf(email: string): Promise<Actor> {
  const user = await prisma.user.findUniqueOrThrow({ where: { email } });
  return { id: user.id, isAdmin: user.isAdmin, sessionId: 'test', hideEmail: false };
}

test('forty people, of whom three can sign in', async () => {
  expect(await prisma.user.count()).toBe(40);
  const able = await prisma.user.findMany({
    where: { passwordHash: { not: null } },
    orderBy: { email: 'asc' },
  });
  expect(able.map((user) => user.email)).toEqual([
    'admin@example.com',
    'editor@example.com',
    'member@example.com',
  ]);
  expect(await verifyPassword(able[2]?.passwordHash ?? null, 'hearth-demo')).toBe(true);
});

test('every type of group, and one that is private', async () => {
  const groups = await prisma.group.findMany();
  expect(new Set(groups.map((group) => group.type))).toEqual(new Set(Object.values(groupTypes)));
  expect(groups.filter((group) => group.private)).toHaveLength(1);
});

test('the editor is admin of each group that is not private, and nothing more', async () => {
  const editor = await prisma.user.findUniqueOrThrow({
    where: { email: 'editor@example.com' },
    include: { groups: true },
  });
  const open = await prisma.group.findMany({ where: { private: false }, orderBy: { id: 'asc' } });
  expect(editor.isAdmin).toBe(false);
  expect(
    editor.groups
      .filter((row) => row.isAdmin)
      .map((row) => row.groupId)
      .sort(),
  ).toEqual(open.map(({ id }) => id));
  expect(editor.groups).toHaveLength(open.length);
});

test('the member sees no private group, on the homepage neither', async () => {
  const member = await actorOf('member@example.com');
  expect((await listGroups(member)).some((group) => group.private === 1)).toBe(false);
  const { posts, featured } = await getHomepage(member);
  expect([...featured, ...posts].some((post) => post.group.name === 'Leadership')).toBe(false);
  expect(featured).toHaveLength(2);
});

test('enough of everything to show every screen', async () => {
  const now = new Date();
  const inGroup = (name: string) => prisma.post.count({ where: { group: { name }, status: 2 } });
  expect(await inGroup('News')).toBeGreaterThan(12);
  expect(await inGroup('Handbook')).toBeGreaterThanOrEqual(28);
  expect(await inGroup('Files')).toBeGreaterThanOrEqual(20);
  expect(await inGroup('Ask the crew')).toBeGreaterThanOrEqual(25);
  expect(await prisma.post.count({ where: { featured: true } })).toBeGreaterThanOrEqual(2);
  expect(
    new Set((await prisma.post.findMany({ where: { status: 1 } })).map((post) => post.createdById)).size,
  ).toBeGreaterThan(3);
  expect(await prisma.post.count({ where: { status: 2, publishedAt: { gt: now } } })).toBe(1);
  expect(
    await prisma.event.count({ where: { ends: { lt: now }, venue: { not: '' } } }),
  ).toBeGreaterThanOrEqual(6);
  expect(
    await prisma.event.count({ where: { starts: { gt: now }, lat: { not: null } } }),
  ).toBeGreaterThanOrEqual(8);
  expect(await prisma.post.count({ where: { group: { name: 'Ask the crew' }, commentsCount: 30 } })).toBe(1);
  expect(await prisma.post.count({ where: { parentId: { not: null } } })).toBeGreaterThan(10);
  expect(await prisma.category.count({ where: { parent: { parentId: { not: null } } } })).toBeGreaterThan(0);
  expect(await prisma.media.count({ where: { type: 'application/pdf' } })).toBeGreaterThanOrEqual(5);
  expect(await prisma.contactList.count()).toBe(2);
  expect(
    await prisma.event.count({ where: { starts: { gt: now }, allDay: true, answers: { some: {} } } }),
  ).toBe(1);
  expect(
    await prisma.post.count({ where: { mustRead: { dueAt: { gt: now } }, confirmations: { some: {} } } }),
  ).toBe(1);
  expect(await prisma.confirmation.count({ where: { user: { email: 'member@example.com' } } })).toBe(0);
});

test('the kept counts are what the rows say', async () => {
  const wrong = await sql`
    select p.title from posts p
    where p.read_by_count <> (select count(*) from post_readers r where r.post_id = p.id)
      or p.comments_count <> (select count(*) from comments c where c.post_id = p.id)
      or p.thumbs_up_count <> (select count(*) from reactions r where r.post_id = p.id and r.type = 1)
      or p.clap_count <> (select count(*) from reactions r where r.post_id = p.id and r.type = 2)
      or p.love_count <> (select count(*) from reactions r where r.post_id = p.id and r.type = 3)
      or p.last_activity_at <> coalesce((select max(c.created_at) from comments c where c.post_id = p.id),
        p.published_at, p.updated_at)`;
  expect(wrong).toEqual([]);
});

test('nobody reads before publication, twice in half an hour, in the future, or what they cannot see', async () => {
  const wrong = await sql`
    select p.title, v.viewed_at from post_views v join posts p on p.id = v.post_id join users u on u.id = v.user_id
    join groups g on g.id = p.group_id
    left join group_members m on m.group_id = p.group_id and m.user_id = v.user_id
    where p.status <> 2 or v.viewed_at < p.published_at or v.viewed_at > now()
      or (g.private and m.user_id is null and not u.is_admin)
      or exists (select 1 from post_views o where o.post_id = v.post_id and o.user_id = v.user_id and o.id <> v.id
        and abs(extract(epoch from o.viewed_at - v.viewed_at)) < 1800)`;
  expect(wrong).toEqual([]);
  const unseen = await sql`
    select 1 from post_readers r where r.last_viewed_at <> (
      select max(v.viewed_at) from post_views v where v.post_id = r.post_id and v.user_id = r.user_id)`;
  expect(unseen).toEqual([]);
});

test('posts of a tree stand in document order', async () => {
  const wrong = await sql`
    select p.title from posts p join posts parent on parent.id = p.parent_id where p.position <= parent.position`;
  expect(wrong).toEqual([]);
});

test('every body is what the gate leaves of it, and the gate took no words', async () => {
  const rows = [...(await prisma.post.findMany()), ...(await prisma.comment.findMany())];
  for (const row of rows) expect(await sanitizeHtml(row.content)).toBe(row.content);
  const text = rows.map((row) => plainText(row.content)).join('\n');
  expect(text).not.toMatch(/[@!#]\{/);
});

test('every file of a row is stored, and nothing besides', async () => {
  const rows = await prisma.media.findMany();
  for (const row of rows) expect((await files().open(row.key))?.size).toBe(Number(row.size));
  const stored = (await readdir(join(directory, 'files'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  );
  expect(stored).toHaveLength(rows.length);
});

test('who reads a text may read the files in it', async () => {
  const unrecorded = await sql`
    select p.title from posts p join media m on position(m.key in p.content) > 0
    where not exists (select 1 from media_uses u where u.media_id = m.id and u.post_id = p.id)`;
  expect(unrecorded).toEqual([]);
  expect(await prisma.mediaUse.count()).toBeGreaterThan(3);
});

test('a second run changes nothing', async () => {
  const count = async () => [
    await prisma.post.count(),
    await prisma.user.count(),
    await prisma.postView.count(),
  ];
  const before = await count();
  expect(await fillEmptyDatabase(new Date())).toBeNull();
  expect(await count()).toEqual(before);
});
