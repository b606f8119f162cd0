import { parseICS, type VEvent } from 'node-ical';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { answerEvent } from '@/lib/events/answers';
import { createFeed, deleteFeed, listFeeds, readFeed } from '@/lib/events/feeds';
import { groupTypes } from '@/lib/groups/types';
import { getPost } from '@/lib/posts/read';
import { createPost, updatePost } from '@/lib/posts/write';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup } from '@/lib/testing/fixtures';

useTestDatabase();

const origin = 'https://hearth.example';
const soon = (days: number) => new Date(Date.now() + days * 86_400_000);
let owner: Actor;
let group: { id: number; slug: string };

beforeEach(async () => {
  await sql`delete from events`;
  await sql`insert into account (id, name, domain) values (1, 'Fika', 'fika') on conflict do nothing`;
  owner = await addActor();
  group = await addGroup({ type: groupTypes.events });
});

const publish = (title: string, fields = {}) =>
  createPost(owner, group.slug, { title, status: 2, event: { starts: soon(3), ...fields } });
const refsOf = (post: { slug: string }) => ({ group: group.slug, post: post.slug });

async function subscribe(actor: Actor, slug?: string): Promise<string> {
  const { url } = await createFeed(actor, { group: slug ?? null }, origin);
  return new URL(url).pathname.replace('/calendar/', '');
}

async function read(file: string): Promise<VEvent[]> {
  const parts = Object.values(parseICS(await readFeed(file, origin)));
  return parts.filter((part) => part?.type === 'VEVENT') as VEvent[];
}

const titles = async (file: string) => (await read(file)).map(({ summary }) => summary);

test('a feed has what its owner can see, and a group’s only what is in it', async () => {
  const other = await addGroup({ type: groupTypes.events });
  await publish('Here');
  await createPost(owner, other.slug, { title: 'There', status: 2, event: { starts: soon(4) } });
  await createPost(owner, group.slug, { title: 'Draft', event: { starts: soon(5) } });
  expect(await titles(await subscribe(owner))).toEqual(['Here', 'There']);
  expect(await titles(await subscribe(owner, group.slug))).toEqual(['Here']);
});

test('a feed follows what its owner loses sight of, at the next fetch', async () => {
  const guest = await addActor();
  await publish('Inside');
  const [all, one] = [await subscribe(guest), await subscribe(guest, group.slug)];
  await sql`update groups set private = true where id = ${group.id}`;
  expect(await titles(all)).toEqual([]);
  await expect(readFeed(one, origin)).rejects.toMatchObject({ code: 'not_found' });
  expect((await listFeeds(guest)).map((feed) => feed.group)).toEqual([null]);
});

test.each(['deactivated_at', 'deleted_at'])('a feed ends with its owner (%s)', async (column) => {
  const file = await subscribe(owner);
  await sql`update users set ${sql(column)} = now() where id = ${owner.id}`;
  await expect(readFeed(file, origin)).rejects.toMatchObject({ code: 'not_found' });
});

test('a new address stops the one before, and a stopped one is gone; nobody stops another’s', async () => {
  const first = await subscribe(owner);
  const second = await subscribe(owner);
  await expect(readFeed(first, origin)).rejects.toMatchObject({ code: 'not_found' });
  const [feed] = await listFeeds(owner);
  await deleteFeed(await addActor(), feed?.id ?? 0);
  expect(await titles(second)).toEqual([]);
  await deleteFeed(owner, feed?.id ?? 0);
  await expect(readFeed(second, origin)).rejects.toMatchObject({ code: 'not_found' });
});

test('the database keeps no address', async () => {
  const file = await subscribe(owner);
  const [row] = await sql`select token_hash from calendar_feeds where user_id = ${owner.id}`;
  expect(row?.token_hash).not.toContain(file.replace('.ics', ''));
});

test('an edit keeps the id and raises the sequence, whatever it changes', async () => {
  const post = await publish('Fair');
  const file = await subscribe(owner);
  const [before] = await read(file);
  await updatePost(owner, refsOf(post), { title: 'Trade fair' }, null);
  const [renamed] = await read(file);
  await updatePost(owner, refsOf(post), { event: { all_day: true } }, null);
  const [after] = await read(file);
  expect([renamed?.uid, after?.uid]).toEqual([before?.uid, before?.uid]);
  expect([before, renamed, after].map((event) => Number(event?.sequence))).toEqual([0, 1, 2]);
  expect(after?.datetype).toBe('date');
});

test('answers are counted, one a person, of those who can still see the event', async () => {
  const [ada, bo] = [await addActor(), await addActor()];
  const post = await publish('Party');
  await answerEvent(ada, refsOf(post), 'maybe');
  expect(await answerEvent(ada, refsOf(post), 'yes')).toEqual({ yes: 1, no: 0, maybe: 0, own: 'yes' });
  await answerEvent(bo, refsOf(post), 'no');
  expect((await getPost(owner, group.slug, post.slug)).event?.rsvp).toEqual({
    yes: 1,
    no: 1,
    maybe: 0,
    own: null,
  });
  await sql`update groups set private = true where id = ${group.id}`;
  await sql`insert into group_members (group_id, user_id, is_member) values (${group.id}, ${bo.id}, true)`;
  expect((await getPost(bo, group.slug, post.slug)).event?.rsvp).toMatchObject({ yes: 0, no: 1, own: 'no' });
});

test('what its owner declined is not in their feed', async () => {
  const post = await publish('Party');
  const file = await subscribe(owner);
  await answerEvent(owner, refsOf(post), 'no');
  expect(await titles(file)).toEqual([]);
});

test('a post without a date has nothing to answer', async () => {
  const post = await createPost(owner, group.slug, { title: 'Ideas', status: 2 });
  await expect(answerEvent(owner, refsOf(post), 'yes')).rejects.toMatchObject({ code: 'conflict' });
});

test('an event of whole days holds its days, whatever hours were sent', async () => {
  const [starts, ends] = [new Date('2027-06-01T10:00:00Z'), new Date('2027-06-03T08:00:00Z')];
  const post = await publish('Fair', { starts, ends, all_day: true });
  expect(post.event).toMatchObject({
    starts: '2027-06-01 00:00:00',
    ends: '2027-06-03 23:59:59',
    all_day: 1,
  });
});
