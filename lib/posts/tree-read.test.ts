import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { findGroup } from '@/lib/groups/read';
import { groupTypes } from '@/lib/groups/types';
import { listPostBranches, readPostTree } from '@/lib/posts/tree-read';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();

let author: Actor;
let reader: Actor;

beforeAll(async () => {
  [author, reader] = await Promise.all([addActor(), addActor()]);
});

/** Three roots with as many posts below each, in the order of their ids. */
async function addTree(below: number) {
  const group = await addGroup({ type: groupTypes.knowledgeBase });
  const ids = await addPosts(group.id, 3 * (below + 1), { authorId: author.id });
  await sql`
    update posts set parent_id = ${ids[0] ?? 0} + (id - ${ids[0] ?? 0}) / ${below + 1} * ${below + 1}
    where group_id = ${group.id} and (id - ${ids[0] ?? 0}) % ${below + 1} <> 0`;
  return { ref: group.slug, ids, scope: { group: await findGroup(reader, group.slug), category: null } };
}

test('a small tree comes whole', async () => {
  const { scope, ids } = await addTree(3);
  const { posts, total } = await readPostTree(reader, scope);
  expect([posts.map((post) => post.id), total]).toEqual([ids, 12]);
  expect(posts.filter((post) => post.branch)).toHaveLength(3);
});

test('of a large tree the way to the post on show comes, and the posts beside it', async () => {
  const { scope, ids } = await addTree(99);
  const { posts, total, previous, next } = await readPostTree(reader, scope, ids[100]);
  expect(total).toBe(300);
  expect(posts.map((post) => post.id)).toEqual([ids[0], ...ids.slice(100, 200), ids[200]]);
  expect([previous?.id, next?.id]).toEqual([ids[99], ids[101]]);
  expect(posts.every((post) => post.branch === (post.parent_id === null))).toBe(true);
});

test('the whole of it comes on demand, without drafts of others', async () => {
  const { ref, ids } = await addTree(99);
  await sql`update posts set status = 1 where id = ${ids[5] ?? 0}`;
  const { posts } = await listPostBranches(reader, ref, undefined);
  expect(posts.map((post) => post.id)).toEqual(ids.filter((id) => id !== ids[5]));
  expect((await listPostBranches(author, ref, undefined)).posts).toHaveLength(300);
});

test('the ends of the tree have no neighbour there', async () => {
  const { scope, ids } = await addTree(2);
  expect((await readPostTree(reader, scope, ids[0])).previous).toBeNull();
  expect((await readPostTree(reader, scope, ids.at(-1))).next).toBeNull();
});
