import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { readCategoryTree } from '@/lib/categories/read';
import { createCategory, deleteCategory, updateCategory } from '@/lib/categories/write';
import { groupTypes } from '@/lib/groups/types';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addCategory, addGroup } from '@/lib/testing/fixtures';

useTestDatabase();

let admin: Actor;
let group: { id: number };

beforeAll(async () => {
  admin = await addActor({ admin: true });
});
beforeEach(async () => {
  group = await addGroup({ type: groupTypes.files });
});

test('two folders that are moved into each other at once stay a tree', async () => {
  const [a, b] = [await addCategory(group.id), await addCategory(group.id)];
  const move = (category: number, parent_id: number) =>
    updateCategory(admin, { group: String(group.id), category: String(category) }, { parent_id }, null);
  for (let round = 0; round < 10; round++) {
    await sql`update categories set parent_id = null where group_id = ${group.id}`;
    await Promise.allSettled([move(a, b), move(b, a)]);
    expect(
      await sql`select 1 from categories where group_id = ${group.id} and parent_id is not null`,
    ).toHaveLength(1);
  }
});

test('folders of one name that are made at once each get an address', async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, () =>
      createCategory(admin, String(group.id), { name: 'Minutes', parent_id: null }),
    ),
  );
  expect(new Set(made.map((category) => category.slug)).size).toBe(10);
  const positions = await sql`select distinct position from categories where group_id = ${group.id}`;
  expect(positions).toHaveLength(10);
});

test('a new one comes last, also when earlier ones are gone', async () => {
  const make = (name: string) => createCategory(admin, String(group.id), { name, parent_id: null });
  const [first, second] = [await make('First'), await make('Second')];
  const third = await make('Third');
  for (const { id } of [first, second])
    await deleteCategory(admin, { group: String(group.id), category: String(id) }, null);
  await make('Fourth');
  expect((await readCategoryTree(admin, group.id)).map(({ name }) => name)).toEqual([third.name, 'Fourth']);
});

test('its own address, written in another way, is still its own', async () => {
  const { id, slug } = await createCategory(admin, String(group.id), { name: 'Minutes', parent_id: null });
  const refs = { group: String(group.id), category: String(id) };
  expect(await updateCategory(admin, refs, { slug: 'MINUTES' }, null)).toMatchObject({ slug });
  expect(await updateCategory(admin, refs, { slug: 'minutes-of' }, null)).toMatchObject({
    slug: 'minutes-of',
  });
});

test('what hangs below a category that goes takes its place, where categories are no folders', async () => {
  const { id: base } = await addGroup({ type: groupTypes.knowledgeBase });
  const [top, middle, low] = [await addCategory(base), await addCategory(base), await addCategory(base)];
  await sql`update categories set parent_id = ${top} where id = ${middle}`;
  await sql`update categories set parent_id = ${middle} where id = ${low}`;
  await deleteCategory(admin, { group: String(base), category: String(middle) }, null);
  const rows = await sql`select id, parent_id from categories where group_id = ${base} order by id`;
  expect([...rows]).toEqual([
    { id: top, parent_id: null },
    { id: low, parent_id: top },
  ]);
});
