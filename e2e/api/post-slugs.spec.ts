import { expect } from '@playwright/test';
import type { PostJson } from '@/lib/posts/schema';
import { createGroup, createPost, daysAhead, pathOf } from '../factories.ts';
import { test } from '../fixtures.ts';

test('the address follows the title until publication, and the old one still leads there', async ({
  member,
}) => {
  const group = await createGroup(member);
  const draft = await createPost(member, group, { title: 'First thoughts', status: 1 });
  expect(draft.slug).toBe('first-thoughts');
  const { body } = await member.api.put<PostJson>(pathOf(draft), { title: 'Second thoughts' });
  expect(body.slug).toBe('second-thoughts');
  const old = await member.api.get<PostJson>(`/api/groups/${group.slug}/posts/first-thoughts`);
  expect([old.status, old.body.id]).toEqual([200, draft.id]);
  const page = await member.api.send(`/groups/${group.slug}/first-thoughts`);
  expect([page.status, page.headers.get('location')]).toEqual([307, `/groups/${group.slug}/second-thoughts`]);
});

test('a title given while publishing still counts, later ones do not', async ({ member }) => {
  const draft = await createPost(member, await createGroup(member), { title: 'Draft', status: 1 });
  const published = await member.api.put<PostJson>(pathOf(draft), { title: 'At last', status: 2 });
  expect(published.body.slug).toBe('at-last');
  const renamed = await member.api.put<PostJson>(pathOf(draft), { title: 'Too late' });
  expect([renamed.body.title, renamed.body.slug]).toEqual(['Too late', 'at-last']);
});

test('an address that was left can be taken, and then leads to its new owner', async ({ member }) => {
  const group = await createGroup(member);
  const first = await createPost(member, group, { title: 'Wanted', status: 1 });
  await member.api.put(pathOf(first), { title: 'Unwanted' });
  const second = await createPost(member, group, { title: 'Wanted' });
  const found = await member.api.get<PostJson>(`/api/groups/${group.slug}/posts/wanted`);
  expect([second.slug, found.body.id]).toEqual(['wanted', second.id]);
});

test('a draft that gets its old title back gets its old address back', async ({ member }) => {
  const draft = await createPost(member, await createGroup(member), { title: 'There', status: 1 });
  await member.api.put(pathOf(draft), { title: 'And' });
  expect((await member.api.put<PostJson>(pathOf(draft), { title: 'There' })).body.slug).toBe('there');
});

test('an old address of another group leads nowhere', async ({ member }) => {
  const [one, two] = [await createGroup(member), await createGroup(member)];
  const draft = await createPost(member, one, { title: 'Somewhere', status: 1 });
  await member.api.put(pathOf(draft), { title: 'Elsewhere' });
  expect((await member.api.get(`/api/groups/${two.slug}/posts/somewhere`)).status).toBe(404);
});

test('an old address of a hidden draft leads nowhere', async ({ admin, member }) => {
  const group = await createGroup(admin);
  const draft = await createPost(admin, group, { title: 'Secret plan', status: 1 });
  await admin.api.put(pathOf(draft), { title: 'Public plan', published_at: daysAhead(1) });
  expect((await member.api.get(`/api/groups/${group.slug}/posts/secret-plan`)).status).toBe(404);
});

test('posts of one title get numbers, each group for itself', async ({ member }) => {
  const [one, two] = [await createGroup(member), await createGroup(member)];
  const title = 'Minutes';
  const slugs = [];
  for (const group of [one, one, one, two]) slugs.push((await createPost(member, group, { title })).slug);
  expect(slugs).toEqual(['minutes', 'minutes-2', 'minutes-3', 'minutes']);
});

test('posts of one title made at once get an address each', async ({ member }) => {
  const group = await createGroup(member);
  const made = await Promise.all(
    Array.from({ length: 20 }, () => createPost(member, group, { title: 'Rush' })),
  );
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(20);
});

test('the address of a post in the trash stays taken', async ({ member }) => {
  const group = await createGroup(member);
  const gone = await createPost(member, group, { title: 'Ghost' });
  await member.api.del(pathOf(gone));
  expect((await createPost(member, group, { title: 'Ghost' })).slug).toBe('ghost-2');
});

for (const title of ['New', 'edit', 'New post', 'Category', 'Posts', 'Download ICS', 'undefined']) {
  test(`a post "${title}" does not take the address of a route`, async ({ member }) => {
    const { slug } = await createPost(member, await createGroup(member), { title });
    expect(slug).toBe(`${title.toLowerCase().replace(' ', '-')}-2`);
  });
}

for (const [title, slug] of [
  ['Överraskning på fredag!', 'overraskning-pa-fredag'],
  ['Привет, мир', 'privet-mir'],
  ['100 % — done', '100-done'],
  ['🎉🎉', 'untitled'],
  ['a/b\\c?d#e', 'a-b-c-d-e'],
  ['x'.repeat(200), 'x'.repeat(100)],
] as const) {
  test(`"${title.slice(0, 30)}" is addressed by letters and digits`, async ({ member }) => {
    expect((await createPost(member, await createGroup(member), { title })).slug).toBe(slug);
  });
}
