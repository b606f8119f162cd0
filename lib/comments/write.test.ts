import { expect, test } from 'vitest';
import { createComment, deleteComment } from '@/lib/comments/write';
import { listNotifications } from '@/lib/notifications/read';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();

test('comments that come and go at the same moment do not stand in each other’s way', async () => {
  const actor = await addActor();
  const group = await addGroup();
  const [id = 0] = await addPosts(group.id, 1, { authorId: actor.id });
  const write = () => createComment(actor, group.slug, String(id), '<p>At once.</p>');
  const first = await Promise.all(Array.from({ length: 30 }, write));
  const refs = first.map((comment) => ({ group: group.slug, post: String(id), comment: comment.id }));
  const outcomes = await Promise.allSettled(refs.flatMap((ref) => [deleteComment(actor, ref), write()]));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  const [post] = await sql<{ count: number }[]>`select comments_count as count from posts where id = ${id}`;
  expect(post?.count).toBe(30);
});

test('a comment and what is told of it are written together or not at all', async () => {
  const [author, writer] = [await addActor(), await addActor()];
  const group = await addGroup();
  const [id = 0] = await addPosts(group.id, 1, { authorId: author.id });
  const write = () => createComment(writer, group.slug, String(id), '<p>Heard.</p>');
  await sql`alter table notifications rename to elsewhere`;
  await expect(write()).rejects.toThrow();
  await sql`alter table elsewhere rename to notifications`;
  const [post] =
    await sql`select comments_count, (select count(*)::int from comments where post_id = ${id}) as kept
    from posts where id = ${id}`;
  expect(post).toEqual({ comments_count: 0, kept: 0 });
  await write();
  expect((await listNotifications(author, 0)).total).toBe(1);
});

/** Whether somebody in this database, not another test's, waits for a lock. */
async function isWaiting(): Promise<boolean> {
  const found = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return found.length > 0;
}

test('who wrote while a comment waited for the post is told of it', async () => {
  const [author, early, late] = [await addActor(), await addActor(), await addActor()];
  const group = await addGroup();
  const [id = 0] = await addPosts(group.id, 1, { authorId: author.id });
  const waiting = await sql.begin(async (tx) => {
    await tx`update posts set comments_count = 1 where id = ${id}`;
    await tx`insert into comments (post_id, user_id, content) values (${id}, ${early.id}, '<p>First.</p>')`;
    const written = createComment(late, group.slug, String(id), '<p>Second.</p>');
    while (!(await isWaiting()));
    return { written };
  });
  await waiting.written;
  expect((await listNotifications(early, 0)).total).toBe(1);
});
