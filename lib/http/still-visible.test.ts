import { expect, test } from 'vitest';
import { createFeed } from '@/lib/events/feeds';
import { groupTypes } from '@/lib/groups/types';
import { createGroup } from '@/lib/groups/write';
import { assertStillVisible } from '@/lib/http/still-visible';
import { answerWrite } from '@/lib/posts/read';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();

/** A private group that somebody made for others, and is taken off. */
async function ownGroup() {
  const actor = await addActor();
  const lists = { members: [], creators: [], admins: [] };
  const fields = { name: 'Mine', private: true, all_users_can_create_posts: false };
  const made = await createGroup(actor, { ...fields, ...lists, type: groupTypes.events });
  const leave = () => sql`delete from group_members where group_id = ${made.id}`;
  return { actor, made, leave };
}

/** What a kept answer is after its stay in the database. */
const kept = (answer: unknown) => JSON.parse(JSON.stringify(answer));

test('the group that an answer shows has to be in sight', async () => {
  const { actor, made, leave } = await ownGroup();
  const look = () => assertStillVisible(actor, {}, kept(made));
  await look();
  await leave();
  await expect(look()).rejects.toMatchObject({ code: 'not_found' });
});

test('so has the group that it names, such as that of a calendar', async () => {
  const { actor, made, leave } = await ownGroup();
  const feed = await createFeed(actor, { group: made.id }, 'http://hearth');
  const look = () => assertStillVisible(actor, {}, kept(feed));
  await look();
  await leave();
  await expect(look()).rejects.toMatchObject({ code: 'not_found' });
});

test('so has the post that it shows, also while its group is', async () => {
  const { actor, made } = await ownGroup();
  const [id = 0] = await addPosts(made.id, 1, { authorId: actor.id });
  const post = await answerWrite(actor, id);
  const look = () => assertStillVisible(actor, {}, kept(post));
  await look();
  await sql`update posts set deleted_at = now() where id = ${id}`;
  await expect(look()).rejects.toMatchObject({ code: 'not_found' });
});

test('what names neither is told again', async () => {
  const actor = await addActor();
  const feed = await createFeed(actor, { group: null }, 'http://hearth');
  for (const answer of [kept(feed), {}, null, { id: 1 }, [{ id: 1 }]])
    await assertStillVisible(actor, {}, answer);
});
