import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { createComment } from '@/lib/comments/write';
import { followGroup, followPost } from '@/lib/follows/write';
import { announceDue } from '@/lib/jobs/announce-due';
import { registry } from '@/lib/jobs/registry';
import { listNotifications } from '@/lib/notifications/read';
import { tellOfComment, tellOfPost } from '@/lib/notifications/tell';
import { markRead } from '@/lib/notifications/write';
import { createPost, updatePost } from '@/lib/posts/write';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup } from '@/lib/testing/fixtures';

useTestDatabase();

let author: Actor;
let reader: Actor;
let group: { id: number; slug: string };

beforeEach(async () => {
  await sql`truncate users, groups, jobs.job cascade`;
  await sql`insert into account (id, name, domain) values (1, 'Fika', 'fika') on conflict do nothing`;
  author = await addActor({ name: 'Ada Lovelace' });
  reader = await addActor({ name: 'Grace Hopper' });
  group = await addGroup();
});

/** Every job that waits, as a worker would run it; twice, since jobs may run again. */
async function work(): Promise<void> {
  await announceDue();
  const jobs = await sql<{ data: { job: 'announce-post' | 'announce-comment'; input: never } }[]>`
    delete from jobs.job where data->>'job' in ('announce-post', 'announce-comment') returning data`;
  for (const { data } of [...jobs, ...jobs]) await registry[data.job](data.input);
}

const publish = (fields = {}) =>
  createPost(author, group.slug, {
    title: 'News',
    content: '<p>Text</p>',
    status: 2,
    notify: true,
    ...fields,
  });
const of = async (actor: Actor) => (await listNotifications(actor, 0)).data.map(({ text }) => text);

test('a post published to everyone is told once to all who can read it, and not to its author', async () => {
  await publish();
  await work();
  await work();
  expect(await of(reader)).toEqual(['Ada Lovelace published “News”']);
  expect(await of(author)).toEqual([]);
});

test('a post published without notice is told to nobody but who is mentioned', async () => {
  const other = await addActor();
  await publish({ notify: false, content: `<p><span data-mention="${reader.id}">Grace</span></p>` });
  await work();
  expect(await of(reader)).toEqual(['Ada Lovelace mentioned you in “News”']);
  expect(await of(other)).toEqual([]);
});

test('a scheduled post is told of when its time has come', async () => {
  const post = await publish({ published_at: new Date(Date.now() + 3_600_000) });
  await work();
  expect(await of(reader)).toEqual([]);
  await sql`update posts set published_at = now() where id = ${post.id}`;
  await work();
  expect(await of(reader)).toHaveLength(1);
});

test('who may not see a private group hears nothing of it, and who lost sight of it no longer', async () => {
  await sql`update groups set private = true where id = ${group.id}`;
  const member = await addActor();
  await sql`insert into group_members (group_id, user_id, is_member) values (${group.id}, ${author.id}, true), (${group.id}, ${member.id}, true)`;
  await publish({ content: `<p><span data-mention="${reader.id}">Grace</span></p>` });
  await work();
  expect(await of(reader)).toEqual([]);
  expect(await listNotifications(member, 0)).toMatchObject({ total: 1, unread: 1 });
  await sql`delete from group_members where user_id = ${member.id}`;
  expect(await listNotifications(member, 0)).toMatchObject({ data: [], total: 0, unread: 0 });
});

test('a comment reaches the author and who took part, each once, and not who wrote it', async () => {
  const post = await publish({ notify: false });
  const third = await addActor({ name: 'Alan Turing' });
  await createComment(reader, group.slug, post.slug, '<p>One</p>');
  await createComment(third, group.slug, post.slug, '<p>Two</p>');
  await work();
  expect(await of(author)).toEqual(['Alan Turing commented on “News”', 'Grace Hopper commented on “News”']);
  expect(await of(reader)).toEqual(['Alan Turing commented on “News”']);
  expect(await of(third)).toEqual([]);
});

test('whoever follows the group hears of a post without notice, unless they silenced it', async () => {
  const silent = await addActor();
  for (const actor of [reader, silent]) await followGroup(actor, group.slug);
  const post = await publish({ status: 1, notify: false });
  await sql`insert into post_follows (post_id, user_id, following) values (${post.id}, ${silent.id}, false)`;
  await updatePost(author, { group: group.slug, post: post.slug }, { status: 2 }, null);
  await work();
  expect(await of(reader)).toEqual(['Ada Lovelace published “News”']);
  expect(await of(silent)).toEqual([]);
});

test('whoever follows a post hears of comments, and no longer after unfollowing it', async () => {
  const post = await publish({ notify: false });
  const refs = { group: group.slug, post: post.slug };
  const third = await addActor({ name: 'Alan Turing' });
  await followPost(reader, refs, true);
  await createComment(third, group.slug, post.slug, '<p>One</p>');
  await work();
  await followPost(reader, refs, false);
  await followPost(author, refs, false);
  await createComment(third, group.slug, post.slug, '<p>Two</p>');
  await work();
  expect(await of(reader)).toEqual(['Alan Turing commented on “News”']);
  expect(await of(author)).toEqual(['Alan Turing commented on “News”']);
});

test('a follower who lost sight of the group hears of nothing', async () => {
  await followGroup(reader, group.slug);
  await sql`update groups set private = true where id = ${group.id}`;
  await sql`insert into group_members (group_id, user_id, is_member) values (${group.id}, ${author.id}, true)`;
  await publish({ notify: false });
  await work();
  expect(await sql`select 1 from notifications`).toEqual([]);
});

test('who is mentioned in a later edit is told then', async () => {
  const post = await publish({ notify: false });
  await work();
  const content = `<p><span data-mention="${reader.id}">Grace</span></p>`;
  await updatePost(author, { group: group.slug, post: post.slug }, { content }, null);
  await work();
  expect(await of(reader)).toEqual(['Ada Lovelace mentioned you in “News”']);
});

test('marking as read takes own ones only', async () => {
  await publish();
  await work();
  const [first] = (await listNotifications(reader, 0)).data;
  expect(await markRead(author, { ids: [first?.id ?? 0] })).toEqual({ unread: 0 });
  expect((await listNotifications(reader, 0)).unread).toBe(1);
  expect(await markRead(reader, {})).toEqual({ unread: 0 });
});

test('a comment or a post that is deleted while it is told of is told of to nobody, and nothing fails', async () => {
  const post = await publish({ notify: true });
  const comment = await createComment(reader, group.slug, post.slug, '<p>Oh.</p>');
  for (const [table, id, tell] of [
    ['comments', comment.id, () => tellOfComment(comment.id)],
    ['posts', post.id, () => tellOfPost(post.id)],
  ] as const) {
    let told: Promise<void> | undefined;
    await sql.begin(async (tx) => {
      await tx`delete from ${tx(table)} where id = ${id}`;
      told = tell();
      await expect.poll(countWaiting).toBe(1);
    });
    await told;
  }
  expect(await of(author)).toEqual([]);
});

const countWaiting = async () => {
  const rows = await sql`select from pg_locks where not granted`;
  return rows.length;
};
