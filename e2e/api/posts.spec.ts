import { expect } from '@playwright/test';
import type { GroupCardJson } from '@/lib/groups/schema';
import type { Paged } from '@/lib/paging';
import type { HomepageJson, PostCardJson, PostJson } from '@/lib/posts/schema';
import type { Refusal } from '../client.ts';
import { sql } from '../database.ts';
import {
  createCategory,
  createComment,
  createGroup,
  createPerson,
  createPost,
  createShare,
  daysAhead,
  insertMedia,
  insertUser,
  pathOf,
} from '../factories.ts';
import { test } from '../fixtures.ts';

const fields = [
  ...['authors', 'breadcrumbs', 'can', 'categories', 'comments', 'comments_count', 'content', 'created_at'],
  ...['dynamic_excerpt', 'event', 'excerpt', 'featured', 'featured_image', 'following', 'group', 'id'],
  ...['last_activity_at', 'meta', 'must_read', 'notify', 'parent_id', 'pictures', 'published_at'],
  ...['reactions', 'read_by_count', 'slug', 'status', 'title', 'updated_at', 'version'],
];

test('a post begins as a draft by its writer, called Untitled', async ({ member }) => {
  const group = await createGroup(member);
  const { status, body, headers } = await member.api.post<PostJson>(`/api/groups/${group.slug}/posts`, {});
  expect([status, headers.get('etag')]).toEqual([201, '"1"']);
  expect(Object.keys(body).sort()).toEqual(fields);
  expect(body).toMatchObject({
    ...{ title: 'Untitled', slug: 'untitled', status: 1, published_at: null, content: '', version: 1 },
    ...{ excerpt: null, featured: false, featured_image: null, notify: false, categories: [], comments: [] },
    ...{ parent_id: null, event: null, read_by_count: 0, comments_count: 0, can: { edit: true } },
    reactions: { thumbs_up: 0, clap: 0, love: 0, user_thumbs_up: 0, user_clap: 0, user_love: 0 },
    group: { id: group.id, slug: group.slug, name: group.name, type: 1, can: group.can },
    breadcrumbs: [{ name: group.name, slug: group.slug, url: `/groups/${group.slug}` }],
  });
  expect(body.authors.map(({ id }) => id)).toEqual([member.id]);
});

test('status 0 becomes a draft, 1 stays one, 2 publishes now', async ({ member }) => {
  const group = await createGroup(member);
  const made = [0, 1, 2].map((status) => createPost(member, group, { status }));
  const [unsaved, draft, published] = await Promise.all(made);
  expect([unsaved?.status, draft?.status, published?.status]).toEqual([1, 1, 2]);
  expect([unsaved?.published_at, draft?.published_at]).toEqual([null, null]);
  expect(published?.published_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const answer = await member.api.post(`/api/groups/${group.id}/posts`, { status: 3 });
  expect(answer.status).toBe(422);
});

test('publishing sets the date when there is none and keeps the one there is', async ({ member }) => {
  const group = await createGroup(member);
  const dated = await createPost(member, group, { status: 1, published_at: '2026-01-02 03:04:05' });
  const undated = await createPost(member, group, { status: 1 });
  const publish = async (post: PostJson) =>
    (await member.api.put<PostJson>(pathOf(post), { status: 2 })).body;
  expect((await publish(dated)).published_at).toBe('2026-01-02 03:04:05');
  expect((await publish(undated)).published_at).not.toBeNull();
});

test('a post for later is unseen by readers until its time', async ({ admin, member }) => {
  const post = await createPost(admin, await createGroup(admin), {
    published_at: daysAhead(1),
    featured: true,
  });
  const sees = async () => {
    const { body } = await member.api.get<Paged<PostCardJson>>(`/api/groups/${post.group.slug}/posts`);
    return [(await member.api.get(pathOf(post))).status, body.total];
  };
  expect(await sees()).toEqual([404, 0]);
  await sql`update posts set published_at = now() where id = ${post.id}`;
  expect(await sees()).toEqual([200, 1]);
});

test('a save keeps what is not sent', async ({ member }) => {
  const group = await createGroup(member);
  const category = await createCategory(member, group);
  const image = await insertMedia({ uploader: member });
  const post = await createPost(member, group, {
    ...{ excerpt: 'In short', featured: 1, notify: true, categories: [category.id] },
    ...{ featured_image: image.id, meta: { featured_image_contain: 1 } },
  });
  const { body } = await member.api.put<PostJson>(pathOf(post), { title: 'Renamed' });
  expect(body).toEqual({ ...post, title: 'Renamed', version: 2, updated_at: expect.any(String) });
});

test('a whole post is accepted as it was answered', async ({ member }) => {
  const group = await createGroup(member);
  const category = await createCategory(member, group);
  const image = await insertMedia({ uploader: member });
  const post = await createPost(member, group, {
    categories: [category],
    featured_image: image.id,
    excerpt: 'x',
  });
  const { status, body } = await member.api.put<PostJson>(pathOf(post), post);
  expect([status, body]).toEqual([200, { ...post, version: 2, updated_at: expect.any(String) }]);
});

test('an empty title becomes Untitled, a long one is refused', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  expect((await member.api.put<PostJson>(pathOf(post), { title: '  ' })).body.title).toBe('Untitled');
  expect((await member.api.put<PostJson>(pathOf(post), { title: 'å'.repeat(255) })).status).toBe(200);
  const long = await member.api.put<Refusal>(pathOf(post), { title: 'x'.repeat(256) });
  expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, ['title']]);
});

test('content is cleaned when it is saved, and its beginning is the excerpt', async ({ member }) => {
  const content = '<p onclick="x()">Hello <b>there</b><script>alert(1)</script></p>';
  const post = await createPost(member, await createGroup(member), { content });
  expect(post.content).not.toMatch(/script|onclick/);
  expect(post.content).toContain('Hello');
  expect(post.dynamic_excerpt).toBe('Hello there');
});

test('a post is in one category, or in none', async ({ member }) => {
  const group = await createGroup(member);
  const [one, two] = [await createCategory(member, group), await createCategory(member, group)];
  const post = await createPost(member, group, { categories: [one.id] });
  const save = (categories: unknown) => member.api.put<PostJson>(pathOf(post), { categories });
  expect(post.categories).toEqual([{ id: one.id, slug: one.slug, name: one.name }]);
  expect(post.breadcrumbs.at(-1)).toMatchObject({ url: `/groups/${group.slug}/category/${one.slug}` });
  expect((await save([{ id: two.id }])).body.categories[0]?.id).toBe(two.id);
  expect((await save([one.id, two.id])).status).toBe(422);
  expect((await save([])).body.categories).toEqual([]);
});

test('authors keep their order, and at least one stays', async ({ member }) => {
  const [one, two] = [await insertUser(), await insertUser()];
  const post = await createPost(member, await createGroup(member));
  const save = (authors: unknown) => member.api.put<PostJson>(pathOf(post), { authors });
  const { body } = await save([{ id: two.id }, member.id, one.id, member.id]);
  expect(body.authors.map(({ id }) => id)).toEqual([two.id, member.id, one.id]);
  expect((await save([])).status).toBe(422);
});

test('a post of somebody who left is saved with its authors as they are', async ({ admin, member }) => {
  const gone = await insertUser();
  const post = await createPost(member, await createGroup(member), { authors: [member.id, gone.id] });
  await admin.api.del(`/api/user/${gone.id}`);
  const { status, body } = await member.api.put<PostJson>(pathOf(post), { authors: post.authors });
  expect([status, body.authors.map(({ id }) => id)]).toEqual([200, [member.id, gone.id]]);
  const other = await createPost(member, await createGroup(member));
  expect((await member.api.put(pathOf(other), { authors: [member.id, gone.id] })).status).toBe(422);
});

test('who gives a draft away gets a last sight of it', async ({ admin, member }) => {
  const group = await createGroup(admin);
  const post = await createPost(member, group, { status: 1 });
  const given = await member.api.put<PostJson>(pathOf(post), { authors: [admin.id] });
  expect([given.status, given.body.can.edit]).toEqual([200, false]);
  expect((await member.api.get(pathOf(post))).status).toBe(404);
});

test('an answer carries its version as an ETag, and a save may name it', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  expect((await member.api.get(pathOf(post))).headers.get('etag')).toBe('"1"');
  const save = (title: string) =>
    member.api.put<Refusal>(pathOf(post), { title }, { headers: { 'If-Match': '"1"' } });
  const first = await save('First');
  expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
  const second = await save('Second');
  expect([second.status, second.body.code]).toEqual([409, 'stale']);
  expect(second.body.current).toMatchObject({ title: 'First', version: 2, comments: [] });
  expect((await member.api.put(pathOf(post), { title: 'Third' })).status).toBe(200);
});

test('of saves at once that name one version, one is kept', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  const saves = Array.from({ length: 8 }, (_, i) =>
    member.api.put<Refusal>(pathOf(post), { title: `Title ${i}` }, { headers: { 'If-Match': '"1"' } }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
});

test('a title saved while the post is published does not take it back', async ({ member }) => {
  const group = await createGroup(member);
  for (let round = 0; round < 10; round++) {
    const draft = await createPost(member, group, { status: 1 });
    const [renamed, published] = await Promise.all([
      member.api.put(pathOf(draft), { title: `Renamed ${round}` }),
      member.api.put(pathOf(draft), { status: 2 }),
    ]);
    expect([renamed.status, published.status]).toEqual([200, 200]);
    const { body } = await member.api.get<PostJson>(pathOf(draft));
    expect([body.title, body.status]).toEqual([`Renamed ${round}`, 2]);
  }
});

test('a deleted post is gone for everybody, everywhere, at once', async ({ admin, member }) => {
  const group = await createGroup(member);
  const post = await createPost(member, group, { featured: true });
  const link = await createShare(member, post);
  const answer = await member.api.del(pathOf(post));
  expect([answer.status, answer.body]).toEqual([204, undefined]);
  for (const path of [
    pathOf(post),
    `/api/groups/${group.slug}/posts/${post.slug}`,
    `${pathOf(post)}/comments`,
  ]) {
    expect((await admin.api.get(path)).status).toBe(404);
  }
  const lists = [
    '/api/homepage',
    `/api/groups/${group.slug}/posts?status=all`,
    '/api/user/posts',
    '/api/search/posts',
  ];
  for (const path of lists) {
    const query = path.endsWith('search/posts') ? `?query=${post.title}` : '';
    expect(JSON.stringify((await member.api.get(`${path}${query}`)).body)).not.toContain(post.slug);
  }
  const { body } = await member.api.get<GroupCardJson[]>('/api/groups');
  expect(body.find(({ id }) => id === group.id)?.posts_count).toBe(0);
  expect((await member.api.del(`${pathOf(post)}/share/${link.id}`)).status).toBe(404);
  expect((await member.api.del(pathOf(post))).status).toBe(404);
});

test('a post that changed meanwhile is not deleted by who saw an older one', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  await member.api.put(pathOf(post), { title: 'Newer' });
  const stale = await member.api.del<Refusal>(pathOf(post), { headers: { 'If-Match': '"1"' } });
  expect([stale.status, stale.body?.current?.title]).toEqual([409, 'Newer']);
  expect((await member.api.del(pathOf(post), { headers: { 'If-Match': '"2"' } })).status).toBe(204);
});

test('a copy is a draft by who copies, with the content and nothing of its life', async ({
  admin,
  member,
}) => {
  const group = await createGroup(admin);
  const category = await createCategory(admin, group);
  const source = {
    content: '<p>Words</p>',
    excerpt: 'x',
    categories: [category.id],
    notify: true,
    featured: true,
  };
  const post = await createPost(admin, group, source);
  await createComment(member, post);
  await createShare(admin, post);
  await member.api.post(`${pathOf(post)}/reactions`, { type: 3 });
  const { status, body } = await member.api.post<PostJson>(`${pathOf(post)}/copy`);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{
      title: `${post.title} (copy)`,
      slug: `${post.slug}-copy`,
      status: 1,
      published_at: null,
      notify: false,
    },
    ...{
      content: '<p>Words</p>',
      excerpt: 'x',
      comments: [],
      comments_count: 0,
      read_by_count: 0,
      can: { edit: true },
    },
    ...{
      group: { slug: group.slug },
      categories: [{ id: category.id }],
      reactions: { love: 0, user_love: 0 },
    },
  });
  expect(body.authors.map(({ id }) => id)).toEqual([member.id]);
  expect((await member.api.get(`${pathOf(body)}/share`)).body).toEqual([]);
});

test('the longest title is cut for its copy', async ({ member }) => {
  const post = await createPost(member, await createGroup(member), { title: 'x'.repeat(255) });
  const { body } = await member.api.post<PostJson>(`${pathOf(post)}/copy`);
  expect([body.title.length, body.title.slice(-8)]).toEqual([255, 'x (copy)']);
});

for (const date of [
  ...['2026-02-30 00:00:00', '2026-13-01 00:00:00', '2026-01-01 24:00:00', '2026-01-01 00:60:00', 'tomorrow'],
  ...[
    '2026-01-01',
    '2026-01-01T00:00:00Z',
    '2026-1-1 0:0:0',
    ' 2026-01-01 00:00:00',
    '0000-01-01 00:00:00',
    '1',
  ],
]) {
  test(`"${date}" is no date`, async ({ member }) => {
    const events = await createGroup(member, { type: 4 });
    const send = async (body: object) => {
      const answer = await member.api.post<Refusal>(`/api/groups/${events.id}/posts`, body);
      return [answer.status, Object.keys(answer.body.errors ?? {})];
    };
    expect(await send({ published_at: date })).toEqual([422, ['published_at']]);
    expect(await send({ event: { starts: date } })).toEqual([422, ['event.starts']]);
  });
}

test('leap days are dates, and an empty date clears', async ({ member }) => {
  const post = await createPost(member, await createGroup(member), {
    status: 1,
    published_at: '2028-02-29 23:59:59',
  });
  expect(post.published_at).toBe('2028-02-29 23:59:59');
  expect((await member.api.put<PostJson>(pathOf(post), { published_at: '' })).body.published_at).toBeNull();
});

test('a picture is given by id, as an object or by its address, and taken away by null', async ({
  member,
}) => {
  const image = await insertMedia({ uploader: member });
  const post = await createPost(member, await createGroup(member));
  const url = `/api/media/file/${image.key}`;
  for (const featured_image of [image.id, { id: image.id }, url]) {
    const { body } = await member.api.put<PostJson>(pathOf(post), { featured_image });
    expect(body.featured_image).toBe(url);
  }
  expect(
    (await member.api.put<PostJson>(pathOf(post), { featured_image: null })).body.featured_image,
  ).toBeNull();
});

test('a card in a list is the post without content and comments', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  const { body } = await member.api.get<Paged<PostCardJson>>(`/api/groups/${post.group.slug}/posts`);
  const { content: _, comments: __, pictures: ___, ...card } = post;
  expect(body.data).toEqual([card]);
});

test('the dashboard holds at most two featured posts and twenty-four more', async ({ admin }) => {
  const group = await createGroup(admin);
  for (let i = 0; i < 4; i++) await createPost(admin, group, { featured: i < 3 });
  const { body } = await admin.api.get<HomepageJson>('/api/homepage');
  expect(Object.keys(body).sort()).toEqual(['featured', 'posts']);
  expect(body.featured).toHaveLength(2);
  expect(body.posts.length).toBeLessThanOrEqual(24);
  expect(body.featured.every(({ featured }) => featured)).toBe(true);
});

test('the own posts are paged and sorted, drafts too, and found by title', async () => {
  const person = await createPerson();
  const [a, b] = [
    await createGroup(person, { name: 'a group' }),
    await createGroup(person, { name: 'B group' }),
  ];
  const late = await createPost(person, a, { title: 'Zebra', status: 1 });
  const early = await createPost(person, b, { title: 'Apple 100%' });
  const list = async (query: string) => {
    const { body } = await person.api.get<Paged<PostCardJson>>(`/api/user/posts${query}`);
    return body.data.map(({ id }) => id);
  };
  const { body } = await person.api.get('/api/user/posts');
  const figures = { current_page: 0, last_page: 0, per_page: 20, total: 2 };
  expect(body).toMatchObject({ ...figures, meta: figures, breadcrumbs: [{ url: '/profile/posts' }] });
  expect(await list('?sort=title')).toEqual([early.id, late.id]);
  expect(await list('?sort=title&direction=desc')).toEqual([late.id, early.id]);
  expect(await list('?sort=status')).toEqual([late.id, early.id]);
  expect(await list('?sort=group')).toEqual([late.id, early.id]);
  expect(await list('?search=zeb')).toEqual([late.id]);
  expect(await list('?search=%25')).toEqual([early.id]);
  expect((await person.api.get('/api/user/posts?sort=password')).status).toBe(422);
});

test('a post whose address is a number is not taken for the one with that id', async ({ member }) => {
  const group = await createGroup(member);
  const first = await createPost(member, group);
  const second = await createPost(member, group, { title: String(first.id) });
  expect(second.title).toBe(String(first.id));
  const saved = await member.api.put<PostJson>(`/api/groups/${group.slug}/posts/${first.slug}`, {
    excerpt: 'x',
  });
  expect(saved.body.id).toBe(first.id);
});
