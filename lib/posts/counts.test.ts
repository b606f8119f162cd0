import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { readCategoryTree } from '@/lib/categories/read';
import { listGroups } from '@/lib/groups/read';
import { addUpCounts } from '@/lib/posts/counts';
import { listPosts } from '@/lib/posts/list';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addCategory, addGroup, addPosts } from '@/lib/testing/fixtures';
import { explain } from '@/lib/testing/plans';

useTestDatabase();

let ada: Actor;
let group: { id: number; slug: string };
let shelf: number;
let posts: number[];

beforeEach(async () => {
  ada = await addActor();
  group = await addGroup();
  shelf = await addCategory(group.id);
  const loose = await addPosts(group.id, 4, { authorId: ada.id });
  posts = [...loose, ...(await addPosts(group.id, 3, { authorId: ada.id, categoryId: shelf }))];
});

/** What the lists say, in the group and in its category. */
async function told(): Promise<number[]> {
  const whole = await listPosts(ada, group.slug, { page: 0 });
  const ofShelf = await listPosts(ada, group.slug, { page: 0, category: String(shelf) });
  const [category] = await readCategoryTree(ada, group.id);
  const listed = (await listGroups(ada)).find(({ id }) => id === group.id);
  expect([whole.data.length, ofShelf.data.length]).toEqual([whole.total, ofShelf.total]);
  expect([category?.posts_count, listed?.posts_count]).toEqual([ofShelf.total, whole.total]);
  return [whole.total, ofShelf.total];
}

const changes: [string, (id: number) => Promise<unknown>, number[]][] = [
  ['is taken back to a draft', (id) => sql`update posts set status = 1 where id = ${id}`, [6, 2]],
  ['goes to the trash', (id) => sql`update posts set deleted_at = now() where id = ${id}`, [6, 2]],
  ['is deleted for good', (id) => sql`delete from posts where id = ${id}`, [6, 2]],
  ['leaves its category', (id) => sql`update posts set category_id = null where id = ${id}`, [7, 2]],
  [
    'is put off',
    (id) => sql`update posts set published_at = now() + interval '1 day' where id = ${id}`,
    [6, 2],
  ],
  [
    'goes to another group',
    async (id) =>
      sql`update posts set group_id = ${(await addGroup()).id}, category_id = null where id = ${id}`,
    [6, 2],
  ],
  ['is read', (id) => sql`update posts set read_by_count = 9 where id = ${id}`, [7, 3]],
];

test.each(changes)('a list says how many posts there are when one %s', async (_what, change, left) => {
  expect(await told()).toEqual([7, 3]);
  await change(posts[4] ?? 0);
  expect(await told()).toEqual(left);
  await addUpCounts(500);
  expect(await told()).toEqual(left);
});

test('a post that comes back, or whose time has come, counts again', async () => {
  await sql`update posts set deleted_at = now() where id = ${posts[4] ?? 0}`;
  await sql`update posts set published_at = now() + interval '1 day' where id = ${posts[5] ?? 0}`;
  expect(await told()).toEqual([5, 1]);
  await sql`update posts set deleted_at = null where id = ${posts[4] ?? 0}`;
  await sql`update posts set published_at = now() where id = ${posts[5] ?? 0}`;
  expect(await told()).toEqual([7, 3]);
});

test('a change that is rolled back leaves nothing behind', async () => {
  await sql
    .begin(async (tx) => {
      await tx`update posts set status = 1 where group_id = ${group.id}`;
      throw new Error('no');
    })
    .catch(() => undefined);
  expect(await told()).toEqual([7, 3]);
});

test('who publishes waits for nobody who publishes in the same place', async () => {
  const other = Promise.withResolvers<void>();
  const first = sql.begin(async (tx) => {
    await tx`update posts set status = 1 where id = ${posts[4] ?? 0}`;
    await other.promise;
  });
  await sql`update posts set status = 1 where id = ${posts[5] ?? 0}`;
  other.resolve();
  await first;
  expect(await told()).toEqual([5, 1]);
});

test('of many rows one is left for each category, and none where nothing is', async () => {
  await sql`update posts set status = 1 where id = any(${posts.slice(4)})`;
  while ((await addUpCounts(4)) === 4);
  const kept = await sql`select category_id, posts from post_counts where group_id = ${group.id}`;
  expect([...kept]).toEqual([{ category_id: null, posts: 4 }]);
  expect(await addUpCounts(4)).toBe(0);
});

test('a list reads no more posts to count them than it shows', async () => {
  await addPosts(group.id, 200, { authorId: ada.id });
  await addUpCounts(500);
  const nodes = await explain(() => listPosts(ada, group.slug, { page: 0 }));
  const read = nodes.filter((node) => node['Relation Name'] === 'posts');
  expect(read.length).toBeGreaterThan(0);
  for (const node of read) expect(node['Actual Rows']).toBeLessThanOrEqual(12);
});
