import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { deleteFiles } from '@/lib/posts/arrange';
import { getPost } from '@/lib/posts/read';
import { listTrash, purgeTrash, restorePost } from '@/lib/posts/trash';
import { deletePost } from '@/lib/posts/write';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();

let ada: Actor;
let admin: Actor;
let stranger: Actor;
let group: { id: number; slug: string };
let posts: number[];

const refsOf = (post: number | undefined) => ({ group: group.slug, post: String(post) });

beforeEach(async () => {
  [ada, admin, stranger] = [await addActor(), await addActor({ admin: true }), await addActor()];
  group = await addGroup({ type: 3 });
  posts = await addPosts(group.id, 3, { authorId: ada.id });
  await deletePost(ada, refsOf(posts[0]), null);
  await deleteFiles(admin, group.slug, posts.slice(1, 2));
});

it('lists posts and files to who could delete them, the latest first', async () => {
  const { data, total } = await listTrash(ada, group.slug, 0);
  expect([total, data.map(({ id }) => id)]).toEqual([2, [posts[1], posts[0]]]);
  expect(data[0]?.deleted_by?.id).toBe(admin.id);
  expect((await listTrash(stranger, group.slug, 0)).data).toEqual([]);
});

it('puts one back for who could delete it, and for nobody else', async () => {
  await expect(restorePost(stranger, refsOf(posts[0]))).rejects.toMatchObject({ code: 'not_found' });
  await restorePost(ada, refsOf(posts[0]));
  expect((await getPost(stranger, group.slug, String(posts[0]))).id).toBe(posts[0]);
  await expect(restorePost(ada, refsOf(posts[0]))).rejects.toMatchObject({ code: 'not_found' });
});

it('forgets after 30 days, and what was below comes up', async () => {
  await sql`update posts set parent_id = ${posts[0] ?? 0} where id = ${posts[2] ?? 0}`;
  await sql`update posts set deleted_at = now() - interval '31 days' where id = ${posts[0] ?? 0}`;
  await expect(restorePost(ada, refsOf(posts[0]))).rejects.toMatchObject({ code: 'not_found' });
  expect(await purgeTrash()).toBe(1);
  const left = await sql`select id, parent_id from posts where group_id = ${group.id} order by id`;
  expect(left.map(({ parent_id }) => parent_id)).toEqual([null, null]);
});
