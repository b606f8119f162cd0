import { expect } from '@playwright/test';
import type { CategoryJson } from '@/lib/categories/schema';
import type { GroupJson } from '@/lib/groups/schema';
import type { PostJson } from '@/lib/posts/schema';
import type { Refusal } from '../client.ts';
import {
  createCategory,
  createComment,
  createGroup,
  createPerson,
  createPost,
  createShare,
  insertMedia,
  insertUser,
  type Person,
} from '../factories.ts';
import { test as base } from '../fixtures.ts';
import { snapshotAccount, snapshotGroups, snapshotUsers } from '../snapshot.ts';

type Own = {
  group: GroupJson;
  category: CategoryJson;
  post: PostJson;
  other: PostJson;
  comment: { id: number };
  share: { id: number };
};
/** Two files groups of one person, who so may do everything in both. */
type Two = { owner: Person; a: Own; b: Own; hiddenFile: { id: number; key: string }; nobody: number };

const test = base.extend<object, { two: Two }>({
  two: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const owner = await createPerson({ name: 'Owner' });
      const hiddenFile = await insertMedia({ uploader: await insertUser() });
      await use({ owner, a: await build(owner), b: await build(owner), hiddenFile, nobody: 2_000_000_000 });
    },
    { scope: 'worker' },
  ],
});

async function build(owner: Person): Promise<Own> {
  const group = await createGroup(owner, { type: 3 });
  const category = await createCategory(owner, group);
  const post = await createPost(owner, group, { categories: [category.id] });
  const other = await createPost(owner, group);
  const [comment, share] = [await createComment(owner, post), await createShare(owner, post)];
  return { group, category, post, other, comment, share };
}

const paths: [method: string, path: (theirs: Own) => string, body?: unknown][] = [
  ['GET', ({ post }) => `posts/${post.id}`],
  ['GET', ({ post }) => `posts/${post.slug}`],
  ['PUT', ({ post }) => `posts/${post.id}`, { title: 'Taken' }],
  ['DELETE', ({ post }) => `posts/${post.id}`],
  ['POST', ({ post }) => `posts/${post.id}/copy`],
  ['GET', ({ post }) => `posts/${post.id}/analytics`],
  ['POST', ({ post }) => `posts/${post.id}/reactions`, { type: 1 }],
  ['DELETE', ({ post }) => `posts/${post.id}/reactions/1`],
  ['GET', ({ post }) => `posts/${post.id}/comments`],
  ['POST', ({ post }) => `posts/${post.id}/comments`, { content: 'Hello' }],
  ['PUT', ({ post, comment }) => `posts/${post.id}/comments/${comment.id}`, { content: 'Taken' }],
  ['DELETE', ({ post, comment }) => `posts/${post.id}/comments/${comment.id}`],
  ['GET', ({ post }) => `posts/${post.id}/share`],
  ['POST', ({ post }) => `posts/${post.id}/share`, {}],
  ['DELETE', ({ post, share }) => `posts/${post.id}/share/${share.id}`],
  ['GET', ({ category }) => `categories/${category.id}`],
  ['GET', ({ category }) => `categories/${category.slug}`],
  ['PUT', ({ category }) => `categories/${category.id}`, { name: 'Taken' }],
  ['DELETE', ({ category }) => `categories/${category.id}`],
  ['GET', ({ category }) => `posts?category=${category.id}`],
];

for (const [method, path, body] of paths) {
  const name = path({
    post: { id: '{post}', slug: '{post slug}' },
    category: { id: '{category}', slug: '{category slug}' },
    comment: { id: '{comment}' },
    share: { id: '{share}' },
  } as unknown as Own);
  test(`${method} /api/groups/{A}/${name} of B is 404`, async ({ two: { owner, a, b } }) => {
    const before = await snapshotGroups(a.group, b.group);
    const answer = await owner.api.call(method, `/api/groups/${a.group.id}/${path(b)}`, body);
    expect(answer.status).toBe(404);
    expect(await snapshotGroups(a.group, b.group)).toEqual(before);
  });
}

for (const method of ['PUT', 'DELETE']) {
  test(`${method} a comment by the address of another post of its group is 404`, async ({
    two: { owner, a },
  }) => {
    const before = await snapshotGroups(a.group);
    const path = `/api/groups/${a.group.id}/posts/${a.other.id}/comments/${a.comment.id}`;
    expect((await owner.api.call(method, path, { content: 'Taken' })).status).toBe(404);
    expect(await snapshotGroups(a.group)).toEqual(before);
  });
}

test('DELETE a share link by the address of another post leaves the link', async ({ two: { owner, a } }) => {
  const before = await snapshotGroups(a.group);
  await owner.api.del(`/api/groups/${a.group.id}/posts/${a.other.id}/share/${a.share.id}`);
  expect(await snapshotGroups(a.group)).toEqual(before);
});

test('files cannot be moved into a folder of another group', async ({ two: { owner, a, b } }) => {
  const before = await snapshotGroups(a.group, b.group);
  const path = `/api/groups/${a.group.id}/categories/${b.category.id}/bulk-move`;
  expect((await owner.api.patch(path, { posts: [a.post.id] })).status).toBe(404);
  expect(await snapshotGroups(a.group, b.group)).toEqual(before);
});

const bodies: [call: string, field: string, body: (two: Two) => object][] = [
  ['POST posts', 'categories', ({ b }) => ({ categories: [b.category.id] })],
  ['POST posts', 'categories', ({ b }) => ({ categories: [{ id: b.category.id }] })],
  ['POST posts', 'categories', () => ({ categories: ['9999999999'] })],
  ['POST posts', 'parent_id', ({ b }) => ({ parent_id: b.post.id })],
  ['POST posts', 'parent_id', () => ({ parent_id: '9999999999' })],
  ['POST posts', 'authors', ({ owner, nobody }) => ({ authors: [owner.id, nobody] })],
  ['POST posts', 'featured_image', ({ hiddenFile }) => ({ featured_image: hiddenFile.id })],
  [
    'POST posts',
    'featured_image',
    ({ hiddenFile }) => ({ featured_image: `/api/media/file/${hiddenFile.key}` }),
  ],
  ['PUT posts/{post}', 'categories', ({ b }) => ({ categories: [b.category.id] })],
  ['PUT posts/{post}', 'parent_id', ({ b }) => ({ parent_id: b.post.id })],
  ['PUT posts/{post}', 'parent_id', ({ a }) => ({ parent_id: a.post.id })],
  ['PUT posts/{post}', 'authors', ({ owner, nobody }) => ({ authors: [{ id: owner.id }, { id: nobody }] })],
  ['PUT posts/{post}', 'authors', () => ({ authors: ['9999999999'] })],
  ['PUT posts/{post}', 'featured_image', ({ hiddenFile }) => ({ featured_image: { id: hiddenFile.id } })],
  ['POST categories', 'parent_id', ({ b }) => ({ name: 'Sub', parent_id: b.category.id })],
  ['PUT categories/{category}', 'parent_id', ({ b }) => ({ parent_id: b.category.id })],
  ['PUT categories/{category}', 'parent_id', ({ a }) => ({ parent_id: a.category.id })],
  ['POST rebuild-menu', 'posts', ({ a, b }) => ({ posts: [{ id: a.other.id }, { id: b.post.id }] })],
  [
    'POST rebuild-menu',
    'posts',
    ({ a, b }) => ({ posts: [{ id: a.other.id, children: [{ id: b.post.id }] }] }),
  ],
  ['POST rebuild-menu', 'posts', ({ a }) => ({ posts: [{ id: a.other.id }, { id: a.other.id }] })],
  [
    'POST rebuild-menu',
    'posts',
    ({ a }) => ({ posts: [{ id: a.other.id, children: [{ id: a.other.id }] }] }),
  ],
  ['POST categories/rebuild-menu', 'categories', ({ a, b }) => ({ categories: [a.category, b.category] })],
  ['POST categories/rebuild-menu', 'categories', ({ a }) => ({ categories: [a.category, a.category] })],
  ['PATCH bulk-delete', 'posts', ({ a, b }) => ({ posts: [a.post.id, b.post.id] })],
  ['PATCH bulk-delete', 'posts', ({ a, nobody }) => ({ posts: [a.post.id, nobody] })],
  ['PATCH categories/0/bulk-move', 'posts', ({ a, b }) => ({ posts: [a.post.id, b.post.id] })],
  ['PATCH categories/0/bulk-move', 'posts', ({ a }) => ({ posts: [a.post.id, '9999999999'] })],
  ['PUT ', 'members', ({ nobody }) => ({ members: [nobody] })],
  ['PUT ', 'creators', ({ nobody }) => ({ creators: [{ id: nobody }] })],
  ['PUT ', 'admins', ({ owner, nobody }) => ({ admins: [owner.id, nobody] })],
];

for (const [call, field, body] of bodies) {
  const sent = String(body)
    .replace(/^.*=>\s*|\s+/gs, ' ')
    .trim();
  test(`${call} refuses ${sent} and changes nothing`, async ({ two }) => {
    const { owner, a, b } = two;
    const [method = '', path = ''] = call.split(' ');
    const address = path.replace('{post}', String(a.post.id)).replace('{category}', String(a.category.id));
    const before = await snapshotGroups(a.group, b.group);
    const answer = await owner.api.call<Refusal>(method, `/api/groups/${a.group.id}/${address}`, body(two));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}).join()).toContain(field);
    expect(await snapshotGroups(a.group, b.group)).toEqual(before);
  });
}

for (const field of ['members', 'creators', 'admins']) {
  test(`POST /api/groups refuses ${field} who are not of the team`, async ({ two: { owner, nobody } }) => {
    const name = `Nobody's ${field}`;
    const group = { name, type: 1, [field]: [owner.id, nobody] };
    expect((await owner.api.post('/api/groups', group)).status).toBe(422);
    const { body } = await owner.api.get<GroupJson[]>('/api/groups');
    expect(body.map((each) => each.name)).not.toContain(name);
  });
}

test("somebody else's draft is no parent, as nothing is", async ({ admin, member }) => {
  const group = await createGroup(admin);
  const draft = await createPost(admin, group, { status: 1 });
  const answer = await member.api.post<Refusal>(`/api/groups/${group.id}/posts`, { parent_id: draft.id });
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { parent_id: ['That post is not in this group.'] },
  ]);
});

test('a deleted member can be put in no list', async ({ admin }) => {
  const [group, gone] = [await createGroup(admin), await insertUser()];
  await admin.api.del(`/api/user/${gone.id}`);
  const answer = await admin.api.put<Refusal>(`/api/groups/${group.id}`, { members: [gone.id] });
  expect(answer.body.errors).toHaveProperty('members');
});

test('a profile takes no picture its owner cannot see', async ({ two: { owner, hiddenFile } }) => {
  const before = await snapshotUsers(owner);
  const answer = await owner.api.put<Refusal>(`/api/user/${owner.id}`, { avatar: hiddenFile.id });
  expect([answer.status, answer.body.errors]).toEqual([422, { avatar: [expect.any(String)] }]);
  expect(await snapshotUsers(owner)).toEqual(before);
});

test('a text that names a hidden file does not open it to its readers', async ({
  two: { owner, a, hiddenFile },
}) => {
  const content = `<p><img src="/api/media/file/${hiddenFile.key}" alt="x"></p>`;
  const post = await createPost(owner, a.group, { content });
  expect((await snapshotGroups(a.group)).uses).toEqual([]);
  await owner.api.del(`/api/groups/${a.group.id}/posts/${post.id}`);
});

for (const field of ['homepage_groups', 'logo']) {
  test(`the settings take no ${field} that do not exist`, { tag: '@alone' }, async ({
    admin,
    two: { nobody },
  }) => {
    const before = await snapshotAccount();
    const value = field === 'logo' ? nobody : [nobody];
    const answer = await admin.api.put<Refusal>('/api/account/general', { name: 'Renamed', [field]: value });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    expect(await snapshotAccount()).toEqual(before);
  });
}
