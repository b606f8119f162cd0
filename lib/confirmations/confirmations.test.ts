import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { exportConfirmations, listConfirmations, listToConfirm } from '@/lib/confirmations/read';
import { confirmPost } from '@/lib/confirmations/write';
import { listNotifications } from '@/lib/notifications/read';
import { remindReaders } from '@/lib/notifications/remind';
import { tellOfPost } from '@/lib/notifications/tell';
import { getPost } from '@/lib/posts/read';
import { createPost, updatePost } from '@/lib/posts/write';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup } from '@/lib/testing/fixtures';
import { countStatements } from '@/lib/testing/statements';

useTestDatabase();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const open = { state: 'open', page: 0 } as const;
let admin: Actor;
let reader: Actor;
let group: { id: number; slug: string };
let refs: { group: string; post: string };

/** A private group of an author, who edits it, and one reader. */
beforeEach(async () => {
  await sql`insert into account (id, name, domain) values (1, 'Fika', 'fika') on conflict do nothing`;
  [admin, reader] = [await addActor({ name: 'Ada Lovelace' }), await addActor({ name: 'Grace Hopper' })];
  group = await addGroup({ isPrivate: true });
  await join(reader);
  await sql`insert into group_members (group_id, user_id, is_admin) values (${group.id}, ${admin.id}, true)`;
  refs = await ask();
});

const join = (actor: Actor) =>
  sql`insert into group_members (group_id, user_id, is_member) values (${group.id}, ${actor.id}, true)`;

async function ask(fields = {}) {
  const must_read = { due_at: inDays(7) };
  const post = await createPost(admin, group.slug, { title: 'Safety', status: 2, must_read, ...fields });
  return { group: group.slug, post: post.slug };
}

const report = async () => {
  const { asked, confirmed, data } = await listConfirmations(admin, refs, open);
  return [asked, confirmed, data.map(({ user }) => user.id)];
};
const told = async (actor: Actor) => (await listNotifications(actor, 0)).data.map(({ kind }) => kind);
const due = (interval: string) =>
  sql`update must_reads set due_at = now() + ${interval}::interval, asked_at = now() - interval '30 days'`;

test('everybody of the group but who wrote it is asked, once it is published', async () => {
  expect(await report()).toEqual([1, 0, [reader.id]]);
  refs = await ask({ status: 1 });
  expect(await report()).toEqual([0, 0, []]);
});

test('a reader finds what is to be confirmed, and confirms it', async () => {
  const post = await getPost(reader, refs.group, refs.post);
  expect(post.must_read).toMatchObject({ asked: true, confirmed_at: null });
  expect(await listToConfirm(reader)).toMatchObject([{ post: { title: 'Safety' } }]);
  expect((await confirmPost(reader, refs, post.version)).confirmed_at).not.toBeNull();
  expect(await listToConfirm(reader)).toEqual([]);
  expect(await report()).toEqual([1, 1, []]);
});

test('an edit keeps what was confirmed unless it asks again, and then the older version is not taken', async () => {
  const { version } = await getPost(reader, refs.group, refs.post);
  await confirmPost(reader, refs, version);
  await updatePost(admin, refs, { content: '<p>A comma.</p>' }, null);
  expect((await report())[1]).toBe(1);
  await updatePost(admin, refs, { content: '<p>A new rule.</p>', must_read: { ask_again: true } }, null);
  expect(await report()).toEqual([1, 0, [reader.id]]);
  await expect(confirmPost(reader, refs, version)).rejects.toMatchObject({ code: 'stale' });
  const { version: latest } = await getPost(reader, refs.group, refs.post);
  await confirmPost(reader, refs, latest);
  expect((await report())[1]).toBe(1);
});

test('who joins later is asked, who leaves the group or the team is not', async () => {
  const late = await addActor({ name: 'Zuse' });
  await join(late);
  expect(await report()).toEqual([2, 0, [reader.id, late.id]]);
  await sql`delete from group_members where user_id = ${reader.id}`;
  await sql`update users set deactivated_at = now() where id = ${late.id}`;
  expect(await report()).toEqual([0, 0, []]);
  expect(await listToConfirm(reader)).toEqual([]);
});

test('who only sees a private group, being a team admin, is not asked', async () => {
  const team = await addActor({ admin: true });
  const { version, must_read } = await getPost(team, refs.group, refs.post);
  expect(must_read).toMatchObject({ asked: false });
  await expect(confirmPost(team, refs, version)).rejects.toMatchObject({ code: 'conflict' });
});

test('only who edits the group asks, and reads who has confirmed', async () => {
  const post = await createPost(reader, group.slug, { title: 'Mine', status: 2 });
  const own = { group: group.slug, post: post.slug };
  const asking = updatePost(reader, own, { must_read: { due_at: inDays(1) } }, null);
  await expect(asking).rejects.toMatchObject({ code: 'forbidden' });
  await expect(listConfirmations(reader, refs, open)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(exportConfirmations(await addActor(), refs)).rejects.toMatchObject({ code: 'not_found' });
});

test('a time that has passed cannot be asked for, and no time neither', async () => {
  await expect(ask({ must_read: { due_at: inDays(-1) } })).rejects.toMatchObject({ code: 'invalid' });
  await expect(ask({ must_read: {} })).rejects.toMatchObject({ code: 'invalid' });
});

test('readers are told of it, once when it is due soon, and once when it is overdue', async () => {
  await remindReaders();
  await remindReaders();
  await due('1 day');
  await remindReaders();
  await remindReaders();
  await due('-1 hour');
  await remindReaders();
  expect(await told(reader)).toEqual(['overdue', 'due_soon', 'required']);
  expect(await told(admin)).toEqual([]);
});

test('whoever loses sight of the group after a reminder finds nothing of it', async () => {
  await remindReaders();
  await sql`delete from group_members where user_id = ${reader.id}`;
  expect(await listNotifications(reader, 0)).toMatchObject({ total: 0, unread: 0 });
});

test('whoever confirmed is reminded no more, and has nothing left to read', async () => {
  await remindReaders();
  await confirmPost(reader, refs, (await getPost(reader, refs.group, refs.post)).version);
  await due('-1 hour');
  await remindReaders();
  expect(await listNotifications(reader, 0)).toMatchObject({ total: 1, unread: 0 });
});

test('a publication to everyone that is to be confirmed is told once', async () => {
  refs = await ask({ notify: true });
  const [post] = await sql<
    [{ id: number }]
  >`select id from posts where slug = ${refs.post} and group_id = ${group.id}`;
  await remindReaders(post.id);
  await tellOfPost(post.id);
  expect(await told(reader)).toEqual(['required']);
});

test('what is no longer to be confirmed takes its notifications along', async () => {
  await remindReaders();
  await updatePost(admin, refs, { must_read: null }, null);
  expect(await told(reader)).toEqual([]);
  expect((await getPost(reader, refs.group, refs.post)).must_read).toBeNull();
});

test('the spreadsheet runs no formula', async () => {
  await join(await addActor({ name: '=cmd|calc' }));
  expect(await exportConfirmations(admin, refs)).toContain("'=cmd|calc");
});

test('a report on five thousand people is two statements', async () => {
  await sql`insert into users (name, email) select 'P ' || n, 'p' || n || '@example.com' from generate_series(1, 5000) n`;
  await sql`insert into group_members (group_id, user_id, is_member)
    select ${group.id}, id, true from users where name like 'P %'`;
  await sql`insert into confirmations (post_id, user_id, version)
    select m.post_id, u.id, m.version from must_reads m join posts p on p.id = m.post_id and p.slug = ${refs.post}
      and p.group_id = ${group.id} join users u on u.name like 'P %' and u.id % 2 = 0`;
  await listConfirmations(admin, refs, open);
  const statements = await countStatements(process.env.DATABASE_URL ?? '', async () => {
    const { asked, confirmed, data } = await listConfirmations(admin, refs, { state: 'confirmed', page: 3 });
    expect([asked, confirmed, data.length]).toEqual([5001, 2500, 50]);
  });
  expect(statements).toBe(2);
});
