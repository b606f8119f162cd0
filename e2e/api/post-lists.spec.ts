import { expect } from '@playwright/test';
import type { GroupJson } from '@/lib/groups/schema';
import type { Paged } from '@/lib/paging';
import type { PostCardJson } from '@/lib/posts/schema';
import {
  createCategory,
  createComment,
  createGroup,
  createPost,
  daysAhead,
  type Person,
  pathOf,
} from '../factories.ts';
import { test } from '../fixtures.ts';

type Page = Paged<PostCardJson>;

async function list(person: Person, group: GroupJson, query = ''): Promise<Page> {
  return (await person.api.get<Page>(`/api/groups/${group.slug}/posts${query}`)).body;
}

async function titles(person: Person, group: GroupJson, query = ''): Promise<string[]> {
  return (await list(person, group, query)).data.map(({ title }) => title);
}

async function fill(person: Person, group: GroupJson, posts: Record<string, unknown>[]): Promise<void> {
  for (const post of posts) await createPost(person, group, post);
}

test('an empty list has one page, the first, with nothing on it', async ({ member }) => {
  const group = await createGroup(member);
  expect(await list(member, group)).toEqual({
    data: [],
    current_page: 0,
    last_page: 0,
    per_page: 12,
    total: 0,
  });
});

test('thirteen posts are two pages, and a page past them is empty', async ({ member }) => {
  const group = await createGroup(member);
  await Promise.all(Array.from({ length: 13 }, () => createPost(member, group)));
  const [first, second, past] = [
    await list(member, group),
    await list(member, group, '?page=1'),
    await list(member, group, '?page=7'),
  ];
  expect([first.data.length, second.data.length, past.data.length]).toEqual([12, 1, 0]);
  expect(past).toMatchObject({ current_page: 7, last_page: 1, total: 13 });
  const ids = new Set([...first.data, ...second.data].map(({ id }) => id));
  expect(ids.size).toBe(13);
});

test('pages hold twelve posts, twenty topics or twenty-five files', async ({ member }) => {
  const sizes = [];
  for (const type of [1, 2, 3, 4, 5])
    sizes.push((await list(member, await createGroup(member, { type }))).per_page);
  expect(sizes).toEqual([12, 12, 25, 12, 20]);
});

test('a page far out is empty, not an error', async ({ member }) => {
  expect((await list(member, await createGroup(member), '?page=999999999')).data).toEqual([]);
});

test('news are listed by date, the newest first', async ({ member }) => {
  const group = await createGroup(member);
  await fill(member, group, [
    { title: 'Old', published_at: '2026-01-01 00:00:00' },
    { title: 'New', published_at: '2026-03-01 00:00:00' },
    { title: 'Mid', published_at: '2026-02-01 00:00:00' },
  ]);
  expect(await titles(member, group)).toEqual(['New', 'Mid', 'Old']);
});

test('knowledge is listed in the order of its tree', async ({ member }) => {
  const group = await createGroup(member, { type: 2 });
  const [a, b, c] = [
    await createPost(member, group, { title: 'A' }),
    await createPost(member, group, { title: 'B' }),
    await createPost(member, group, { title: 'C' }),
  ];
  expect(await titles(member, group)).toEqual(['A', 'B', 'C']);
  const posts = [{ id: c.id, children: [{ id: a.id }] }, { id: b.id }];
  await member.api.post(`/api/groups/${group.slug}/rebuild-menu`, { posts });
  expect(await titles(member, group)).toEqual(['C', 'A', 'B']);
  const { data } = await list(member, group);
  expect(data.map(({ parent_id }) => parent_id)).toEqual([null, c.id, null]);
});

test('files are listed folder by folder, by name', async ({ member }) => {
  const group = await createGroup(member, { type: 3 });
  const folder = await createCategory(member, group);
  const sub = await createCategory(member, group, { parent_id: folder.id });
  await fill(member, group, [
    { title: 'beta' },
    { title: 'Alpha' },
    { title: 'in folder', categories: [folder.id] },
    { title: 'in sub', categories: [sub.id] },
  ]);
  expect(await titles(member, group)).toEqual(['Alpha', 'beta']);
  expect(await titles(member, group, `?category=${folder.slug}`)).toEqual(['in folder']);
  expect(await titles(member, group, `?category=${sub.id}`)).toEqual(['in sub']);
});

test('events to come are listed by their start, then those that are over, the latest first', async ({
  member,
}) => {
  const group = await createGroup(member, { type: 4 });
  await fill(member, group, [
    { title: 'Last week', event: { starts: daysAhead(-7) } },
    { title: 'Next month', event: { starts: daysAhead(30) } },
    { title: 'Last year', event: { starts: daysAhead(-365) } },
    { title: 'Tomorrow', event: { starts: daysAhead(1) } },
    { title: 'Running', event: { starts: daysAhead(-1), ends: daysAhead(1) } },
  ]);
  const upcoming = ['Running', 'Tomorrow', 'Next month'];
  expect(await titles(member, group)).toEqual([...upcoming, 'Last week', 'Last year']);
  expect(await titles(member, group, '?when=upcoming')).toEqual(upcoming);
  expect(await titles(member, group, '?when=past')).toEqual(['Last week', 'Last year']);
});

test('topics are listed by their last activity', async ({ member }) => {
  const group = await createGroup(member, { type: 5 });
  const old = await createPost(member, group, { title: 'Old' });
  await createPost(member, group, { title: 'New' });
  expect(await titles(member, group)).toEqual(['New', 'Old']);
  await createComment(member, old);
  expect(await titles(member, group)).toEqual(['Old', 'New']);
});

test('readers get what is published, status=all adds drafts for editors and authors', async ({
  admin,
  member,
}) => {
  const group = await createGroup(admin);
  await fill(admin, group, [
    { title: 'Out' },
    { title: 'Draft', status: 1 },
    { title: 'Later', published_at: daysAhead(1) },
  ]);
  await createPost(member, group, { title: 'Own draft', status: 1 });
  expect(await titles(admin, group)).toEqual(['Out']);
  expect((await titles(admin, group, '?status=all')).sort()).toEqual(['Draft', 'Later', 'Out', 'Own draft']);
  expect((await titles(member, group, '?status=all')).sort()).toEqual(['Out', 'Own draft']);
  expect((await list(member, group, '?status=all')).total).toBe(2);
});

test('posts are sorted by what the reader chooses', async ({ member }) => {
  const group = await createGroup(member, { type: 3 });
  await fill(member, group, [
    { title: 'b', published_at: '2026-01-01 00:00:00' },
    { title: 'a', published_at: '2026-01-02 00:00:00' },
  ]);
  expect(await titles(member, group, '?sort=title')).toEqual(['a', 'b']);
  expect(await titles(member, group, '?sort=title&direction=desc')).toEqual(['b', 'a']);
  expect(await titles(member, group, '?sort=published_at')).toEqual(['b', 'a']);
  expect(await titles(member, group, '?sort=updated_at&direction=desc')).toEqual(['a', 'b']);
  expect(await titles(member, group, '?sort=filesize')).toHaveLength(2);
});

for (const query of [
  'sort=content',
  'direction=up',
  'when=now',
  'status=draft',
  `query=${'x'.repeat(201)}`,
]) {
  test(`?${query.slice(0, 20)} is refused`, async ({ member }) => {
    const { slug } = await createGroup(member);
    expect((await member.api.get(`/api/groups/${slug}/posts?${query}`)).status).toBe(422);
  });
}

test('a query finds titles that hold it, signs and all', async ({ member }) => {
  const group = await createGroup(member);
  await fill(member, group, [
    { title: 'Growth 50% up' },
    { title: 'Growth 500 up' },
    { title: 'snake_case' },
  ]);
  expect(await titles(member, group, '?query=GROWTH')).toHaveLength(2);
  expect(await titles(member, group, '?query=50%25')).toEqual(['Growth 50% up']);
  expect(await titles(member, group, '?query=_')).toEqual(['snake_case']);
});

test('a category lists its own posts, by slug or id, and another one is not found', async ({ member }) => {
  const group = await createGroup(member);
  const category = await createCategory(member, group);
  await fill(member, group, [{ title: 'In', categories: [category.id] }, { title: 'Out' }]);
  expect(await titles(member, group, `?category=${category.slug}`)).toEqual(['In']);
  expect(await titles(member, group, `?category=${category.id}`)).toEqual(['In']);
  expect((await member.api.get(`/api/groups/${group.slug}/posts?category=no-such`)).status).toBe(404);
});

test('files move to a folder and back to the top, as many as were named', async ({ admin, member }) => {
  const group = await createGroup(admin, { type: 3 });
  const folder = await createCategory(admin, group);
  const [one, two] = [await createPost(member, group), await createPost(member, group)];
  const move = (to: string | number, posts: unknown[]) =>
    member.api.patch(`/api/groups/${group.slug}/categories/${to}/bulk-move`, { posts });
  expect((await move(folder.slug, [one.id, { id: two.id }, one.id])).body).toEqual({ count: 2 });
  expect((await list(member, group, `?category=${folder.id}`)).total).toBe(2);
  expect((await move(0, [one.id])).body).toEqual({ count: 1 });
  expect((await list(member, group)).data.map(({ id }) => id)).toEqual([one.id]);
  expect((await move(folder.slug, [])).status).toBe(422);
});

test('a folder is its slug before it is an id, and none is called as the top level is', async ({
  member,
}) => {
  const group = await createGroup(member, { type: 3 });
  const folder = await createCategory(member, group);
  const year = await createCategory(member, group, { name: String(folder.id) });
  const zero = await createCategory(member, group, { name: '0' });
  expect([year.slug, zero.slug]).toEqual([String(folder.id), '0-2']);
  const file = await createPost(member, group);
  const path = `/api/groups/${group.slug}/categories/${year.slug}/bulk-move`;
  expect((await member.api.patch(path, { posts: [file.id] })).body).toEqual({ count: 1 });
  expect((await list(member, group, `?category=${year.slug}`)).total).toBe(1);
  expect((await list(member, group, `?category=${folder.slug}`)).total).toBe(0);
});

test('files of others are moved or deleted by editors only, all or none', async ({ admin, member }) => {
  const group = await createGroup(admin, { type: 3 });
  const [own, other] = [await createPost(member, group), await createPost(admin, group)];
  const posts = [own.id, other.id];
  const paths = ['bulk-delete', 'categories/0/bulk-move'].map((path) => `/api/groups/${group.slug}/${path}`);
  for (const path of paths) expect((await member.api.patch(path, { posts })).status).toBe(403);
  expect((await list(member, group)).total).toBe(2);
  expect((await admin.api.patch(`/api/groups/${group.slug}/bulk-delete`, { posts })).body).toEqual({
    count: 2,
  });
  expect((await member.api.get(pathOf(own))).status).toBe(404);
});

test('rebuilding names some posts and keeps the others behind them in their order', async ({ member }) => {
  const group = await createGroup(member, { type: 2 });
  const ids = [];
  for (const title of ['A', 'B', 'C', 'D']) ids.push((await createPost(member, group, { title })).id);
  const posts = [{ id: ids[3] }, { id: ids[1] }];
  const { status, body } = await member.api.post(`/api/groups/${group.slug}/rebuild-menu`, { posts });
  expect([status, typeof body]).toEqual([200, 'object']);
  expect(await titles(member, group)).toEqual(['D', 'B', 'A', 'C']);
});

test('posts placed below each other at once do not end in a circle', async ({ member }) => {
  const group = await createGroup(member, { type: 2 });
  for (let round = 0; round < 5; round++) {
    const [a, b] = [await createPost(member, group), await createPost(member, group)];
    await Promise.all([
      member.api.put(pathOf(a), { parent_id: b.id }),
      member.api.put(pathOf(b), { parent_id: a.id }),
    ]);
    const parents = await Promise.all(
      [a, b].map(async (post) => (await member.api.get<PostCardJson>(pathOf(post))).body.parent_id),
    );
    expect(parents).toContain(null);
  }
});
