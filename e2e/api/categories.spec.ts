import { expect } from '@playwright/test';
import type { CategoryJson } from '@/lib/categories/schema';
import type { GroupJson } from '@/lib/groups/schema';
import type { PostJson } from '@/lib/posts/schema';
import type { Refusal } from '../client.ts';
import { createCategory, createGroup, createPost, pathOf } from '../factories.ts';
import { test } from '../fixtures.ts';

const at = (group: { id: number }, category?: { id: number }) =>
  `/api/groups/${group.id}/categories${category ? `/${category.id}` : ''}`;

test('a category is made at the end, with an address of its own', async ({ member }) => {
  const group = await createGroup(member);
  const first = await member.api.post<CategoryJson>(at(group), { name: ' Önskemål ' });
  expect([first.status, first.headers.get('etag')]).toEqual([201, '"1"']);
  expect(first.body).toEqual({
    ...{ id: expect.any(Number), name: 'Önskemål', slug: 'onskemal', parent_id: null, version: 1 },
    ...{ children: [], posts: [], posts_count: 0 },
  });
  await createCategory(member, group, { name: 'Aardvark' });
  const { body } = await member.api.get<GroupJson>(`/api/groups/${group.id}`);
  expect(body.categories.map(({ name }) => name)).toEqual(['Önskemål', 'Aardvark']);
});

for (const [body, field] of [
  [{}, 'name'],
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ name: 'x', slug: 'x'.repeat(121) }, 'slug'],
] as const) {
  test(`no category is made of ${JSON.stringify(body).slice(0, 30)}`, async ({ member }) => {
    const answer = await member.api.post<Refusal>(at(await createGroup(member)), body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });
}

test('an address may be chosen, is made one, and is taken once in its group', async ({ member }) => {
  const [group, other] = [await createGroup(member), await createGroup(member)];
  const slugs = [];
  for (const place of [group, group, other]) {
    slugs.push((await createCategory(member, place, { name: 'x', slug: 'My Slug' })).slug);
  }
  expect(slugs).toEqual(['my-slug', 'my-slug-2', 'my-slug']);
  expect((await createCategory(member, group, { name: 'Edit' })).slug).toBe('edit-2');
});

test('categories of one name made at once get an address each', async ({ member }) => {
  const group = await createGroup(member);
  const made = await Promise.all(
    Array.from({ length: 8 }, () => createCategory(member, group, { name: 'Rush' })),
  );
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(8);
});

test('a category whose address is a number is not taken for the one with that id', async ({ member }) => {
  const group = await createGroup(member);
  const first = await createCategory(member, group);
  const second = await createCategory(member, group, { name: String(first.id) });
  expect(second.name).toBe(String(first.id));
  const saved = await member.api.put<CategoryJson>(`${at(group)}/${first.slug}`, { name: 'First' });
  expect(saved.body.id).toBe(first.id);
});

test('a new name keeps the address, unless a new one is sent', async ({ member }) => {
  const group = await createGroup(member);
  const category = await createCategory(member, group, { name: 'Before' });
  const renamed = await member.api.put<CategoryJson>(at(group, category), { name: 'After' });
  expect(renamed.body).toMatchObject({ name: 'After', slug: 'before', version: 2 });
  const moved = await member.api.put<CategoryJson>(at(group, category), { slug: 'elsewhere' });
  expect(moved.body).toMatchObject({ name: 'After', slug: 'elsewhere' });
  expect((await member.api.get(`${at(group)}/before`)).status).toBe(404);
});

test('a stale version changes and deletes nothing', async ({ member }) => {
  const group = await createGroup(member);
  const category = await createCategory(member, group);
  await member.api.put(at(group, category), { name: 'Newer' });
  const headers = { 'If-Match': '"1"' };
  const saved = await member.api.put<Refusal>(at(group, category), { name: 'Older' }, { headers });
  const deleted = await member.api.del<Refusal>(at(group, category), { headers });
  for (const { status, body } of [saved, deleted]) {
    expect([status, body?.code, body?.current?.name]).toEqual([409, 'stale', 'Newer']);
  }
});

test('it shows its three newest posts and counts what is published', async ({ member }) => {
  const group = await createGroup(member);
  const category = await createCategory(member, group);
  const posts = [];
  for (let day = 1; day <= 4; day++) {
    const fields = { categories: [category.id], published_at: `2026-01-0${day} 00:00:00` };
    posts.push(await createPost(member, group, fields));
  }
  await createPost(member, group, { categories: [category.id], status: 1 });
  const { body } = await member.api.get<CategoryJson>(at(group, category));
  expect(body.posts_count).toBe(4);
  expect(body.posts.map(({ id }) => id)).toEqual([posts[3]?.id, posts[2]?.id, posts[1]?.id]);
});

test('folders nest, in files groups only', async ({ member }) => {
  const [files, news] = [await createGroup(member, { type: 3 }), await createGroup(member)];
  const folder = await createCategory(member, files);
  const sub = await createCategory(member, files, { parent_id: folder.id });
  expect(sub.parent_id).toBe(folder.id);
  const { body } = await member.api.get<CategoryJson>(at(files, folder));
  expect(body.children.map(({ id }) => id)).toEqual([sub.id]);
  const top = await createCategory(member, news);
  expect((await createCategory(member, news, { parent_id: top.id })).parent_id).toBeNull();
  const moved = await member.api.put<CategoryJson>(at(files, sub), { parent_id: null });
  expect(moved.body.parent_id).toBeNull();
});

test('a folder is not moved into itself or what is in it', async ({ member }) => {
  const group = await createGroup(member, { type: 3 });
  const folder = await createCategory(member, group);
  const sub = await createCategory(member, group, { parent_id: folder.id });
  for (const parent_id of [folder.id, sub.id]) {
    const { status, body } = await member.api.put<Refusal>(at(group, folder), { parent_id });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['parent_id']]);
  }
});

test('folders moved into each other at once do not end in a circle', async ({ member }) => {
  const group = await createGroup(member, { type: 3 });
  for (let round = 0; round < 5; round++) {
    const [a, b] = [await createCategory(member, group), await createCategory(member, group)];
    await Promise.all([
      member.api.put(at(group, a), { parent_id: b.id }),
      member.api.put(at(group, b), { parent_id: a.id }),
    ]);
    const { body } = await member.api.get<GroupJson>(`/api/groups/${group.id}`);
    const flat = (tree: CategoryJson[]): number[] =>
      tree.flatMap(({ id, children }) => [id, ...flat(children)]);
    expect(flat(body.categories)).toEqual(expect.arrayContaining([a.id, b.id]));
  }
});

test('a deleted folder leaves its files at the top, those of its subfolders too', async ({ member }) => {
  const group = await createGroup(member, { type: 3 });
  const folder = await createCategory(member, group);
  const sub = await createCategory(member, group, { parent_id: folder.id });
  const deep = await createCategory(member, group, { parent_id: sub.id });
  const other = await createCategory(member, group);
  const files = [];
  for (const { id } of [folder, sub, deep, other])
    files.push(await createPost(member, group, { categories: [id] }));
  expect((await member.api.del(at(group, folder))).status).toBe(204);
  const { body } = await member.api.get<GroupJson>(`/api/groups/${group.id}`);
  expect(body.categories.map(({ id }) => id)).toEqual([other.id]);
  const places = await Promise.all(
    files.map(async (file) => (await member.api.get<PostJson>(pathOf(file))).body),
  );
  expect(places.map(({ categories }) => categories[0]?.id)).toEqual([
    undefined,
    undefined,
    undefined,
    other.id,
  ]);
});

test('a deleted category leaves its posts without one', async ({ member }) => {
  const group = await createGroup(member);
  const category = await createCategory(member, group);
  const post = await createPost(member, group, { categories: [category.id] });
  await member.api.del(at(group, category));
  expect((await member.api.get<PostJson>(pathOf(post))).body.categories).toEqual([]);
  expect((await member.api.del(at(group, category))).status).toBe(404);
});

test('a post put into a category while it is deleted is in none', async ({ member }) => {
  const group = await createGroup(member);
  for (let round = 0; round < 5; round++) {
    const [category, post] = [await createCategory(member, group), await createPost(member, group)];
    const [saved, deleted] = await Promise.all([
      member.api.put(pathOf(post), { categories: [category.id] }),
      member.api.del(at(group, category)),
    ]);
    expect([200, 409, 422]).toContain(saved.status);
    expect([204, 409]).toContain(deleted.status);
  }
});

test('the whole tree is set at once, and what it does not name stays behind', async ({ member }) => {
  const group = await createGroup(member, { type: 3 });
  const [a, b, c] = [
    await createCategory(member, group, { name: 'a' }),
    await createCategory(member, group, { name: 'b' }),
    await createCategory(member, group, { name: 'c' }),
  ];
  const categories = [{ id: c.id, children: [{ id: a.id }] }];
  const { status, body } = await member.api.post<CategoryJson[]>(`${at(group)}/rebuild-menu`, { categories });
  const shape = (tree: CategoryJson[]): unknown => tree.map(({ name, children }) => [name, shape(children)]);
  expect([status, shape(body)]).toEqual([
    200,
    [
      ['c', [['a', []]]],
      ['b', []],
    ],
  ]);
  expect((await member.api.get<CategoryJson>(at(group, a))).body.parent_id).toBe(c.id);
  expect(b.parent_id).toBeNull();
});
