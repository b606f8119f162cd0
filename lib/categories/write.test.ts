import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { createCategory, updateCategory } from '@/lib/categories/write';
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
