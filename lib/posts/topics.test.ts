import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { groupTypes } from '@/lib/groups/types';
import { viewGroup } from '@/lib/groups/view';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addComments, addGroup, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();

let author: Actor;
let reader: Actor;
let replier: Actor;

beforeAll(async () => {
  [author, reader, replier] = await Promise.all([addActor(), addActor(), addActor()]);
});

async function addTopic() {
  const group = await addGroup({ type: groupTypes.forum });
  const [id = 0] = await addPosts(group.id, 1, { authorId: author.id });
  const look = async (actor: Actor) =>
    (await viewGroup(actor, { group: group.slug }, { page: 0, view: undefined })).topics[id];
  const open = (actor: Actor) => sql`
    insert into post_readers (post_id, user_id, last_viewed_at) values (${id}, ${actor.id}, now())`;
  return { id, look, open };
}

test('a fresh topic is new to a reader and not to its author', async () => {
  const { look } = await addTopic();
  expect([(await look(reader))?.unread, (await look(author))?.unread]).toEqual([true, false]);
});

test('an old topic that was never opened is not new', async () => {
  const { id, look } = await addTopic();
  await sql`update posts set published_at = now() - interval '1 month' where id = ${id}`;
  expect((await look(reader))?.unread).toBe(false);
});

test("somebody else's reply makes an opened topic new, one's own does not", async () => {
  const { id, look, open } = await addTopic();
  await open(reader);
  await addComments(id, reader.id, 1);
  expect((await look(reader))?.unread).toBe(false);
  await addComments(id, replier.id, 1);
  expect((await look(reader))?.unread).toBe(true);
});

test('who took part is named once, the first author apart', async () => {
  const { id, look } = await addTopic();
  await addComments(id, replier.id, 3);
  await addComments(id, author.id, 1);
  expect((await look(reader))?.people.map((person) => person.id)).toEqual([replier.id]);
});
