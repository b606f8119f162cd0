import { expect, test } from 'vitest';
import { createComment, deleteComment } from '@/lib/comments/write';
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
