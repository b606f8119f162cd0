import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { groupTypes } from '@/lib/groups/types';
import { listPosts } from '@/lib/posts/list';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addCategory, addGroup, addPosts } from '@/lib/testing/fixtures';
import { explain, type Plan } from '@/lib/testing/plans';

useTestDatabase();

let actor: Actor;
let group: string;
let category: string;

beforeAll(async () => {
  actor = await addActor();
  const { id } = await addGroup();
  const categoryId = await addCategory(id);
  await addPosts(id, 10_100, { authorId: actor.id });
  await addPosts(id, 10_100, { authorId: actor.id, categoryId });
  await addPosts((await addGroup()).id, 10_000, { authorId: actor.id });
  // What autovacuum does in a server that has run for a minute.
  await sql`vacuum analyze`;
  [group, category] = [String(id), String(categoryId)];
}, 120_000);

// Events are ordered by how far they are from now, which no index can be.
const { events: _, ...types } = groupTypes;
const lists = Object.entries(types).flatMap(([name, type]) =>
  [0, 400].flatMap((page) => [
    { name: `${name} list`, type, page, inCategory: false },
    { name: `${name} list of a category`, type, page, inCategory: true },
  ]),
);

test.each(lists)('page $page of a $name follows an index', async ({ type, page, inCategory }) => {
  await sql`update groups set type = ${type} where id = ${Number(group)}`;
  const query = { page, ...(inCategory && { category }) };
  const plan = await explain(() => listPosts(actor, group, query));
  expect(plan.length).toBeGreaterThan(0);
  expect(plan.filter(readsAllPosts)).toEqual([]);
  expect(plan.filter(sortsMoreThanAPage)).toEqual([]);
});

function readsAllPosts(node: Plan): boolean {
  return node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'posts';
}

function sortsMoreThanAPage(node: Plan): boolean {
  return node['Node Type'].includes('Sort') && (node.Plans?.[0]?.['Actual Rows'] ?? 0) > 25;
}
