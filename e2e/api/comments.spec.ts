import { expect } from '@playwright/test';
import type { CommentJson } from '@/lib/comments/schema';
import type { Paged } from '@/lib/paging';
import type { PostJson } from '@/lib/posts/schema';
import type { Refusal } from '../client.ts';
import { sql } from '../database.ts';
import { createComment, createGroup, createPost, type Person, pathOf } from '../factories.ts';
import { test } from '../fixtures.ts';

const read = async (person: Person, post: PostJson) => (await person.api.get<PostJson>(pathOf(post))).body;

test('a comment is answered with its writer and what one may do with it', async ({ admin, member }) => {
  const post = await createPost(admin, await createGroup(admin));
  const answer = await member.api.post<CommentJson>(`${pathOf(post)}/comments`, { content: '<p>Well.</p>' });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    ...{ id: expect.any(Number), content: '<p>Well.</p>', created_at: expect.any(String) },
    updated_at: expect.any(String),
    user: expect.objectContaining({ id: member.id, name: member.name }),
    can: { edit: true, delete: true },
  });
  const { comments, comments_count } = await read(admin, post);
  expect(comments_count).toBe(1);
  expect(comments).toEqual([{ ...answer.body, can: { edit: false, delete: true } }]);
});

for (const content of ['', '   ', '<p></p>', '<p>&nbsp;</p>', '<script>alert(1)</script>', '<p><br></p>']) {
  test(`${JSON.stringify(content)} is no comment`, async ({ member }) => {
    const post = await createPost(member, await createGroup(member));
    const made = await member.api.post<Refusal>(`${pathOf(post)}/comments`, { content });
    expect([made.status, Object.keys(made.body.errors ?? {})]).toEqual([422, ['content']]);
    const { id } = await createComment(member, post);
    expect((await member.api.put(`${pathOf(post)}/comments/${id}`, { content })).status).toBe(422);
    expect((await read(member, post)).comments).toMatchObject([{ id, content: '<p>Well said.</p>' }]);
  });
}

test('it is cleaned like a post', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  const { content } = await createComment(member, post, '<p onclick="x()">Hi<img src=x onerror=x()></p>');
  expect(content).not.toMatch(/onclick|onerror/);
  expect(content).toContain('Hi');
});

test('its writer changes it, nobody else', async ({ admin, member }) => {
  const post = await createPost(admin, await createGroup(admin));
  const path = `${pathOf(post)}/comments/${(await createComment(member, post)).id}`;
  const { status, body } = await member.api.put<CommentJson>(path, { content: '<p>Changed.</p>' });
  expect([status, body.content]).toEqual([200, '<p>Changed.</p>']);
  expect((await admin.api.put(path, { content: 'Mine' })).status).toBe(403);
});

test('its writer and editors of the group delete it, and it is no longer counted', async ({
  admin,
  member,
}) => {
  const post = await createPost(admin, await createGroup(admin));
  const [one, two, three] = [
    await createComment(member, post),
    await createComment(member, post),
    await createComment(admin, post),
  ];
  const del = async (person: Person, { id }: CommentJson) =>
    (await person.api.del(`${pathOf(post)}/comments/${id}`)).status;
  expect([await del(member, one), await del(admin, two), await del(member, three)]).toEqual([204, 204, 403]);
  expect(await del(member, one)).toBe(404);
  const { comments, comments_count } = await read(member, post);
  expect([comments.map(({ id }) => id), comments_count]).toEqual([[three.id], 1]);
});

test('a comment deleted twice at once is counted off once', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  const [gone] = [await createComment(member, post), await createComment(member, post)];
  const path = `${pathOf(post)}/comments/${gone.id}`;
  await Promise.all(Array.from({ length: 8 }, () => member.api.del(path)));
  expect((await read(member, post)).comments_count).toBe(1);
});

test('a post answers its latest hundred in order of writing, the pages hold the older', async ({
  member,
}) => {
  const post = await createPost(member, await createGroup(member));
  await sql`insert into comments (post_id, user_id, content, created_at)
    select ${post.id}, ${member.id}, '<p>' || n || '</p>', now() + n * interval '1 second' from generate_series(1, 130) n`;
  await sql`update posts set comments_count = 130 where id = ${post.id}`;
  const texts = (comments: CommentJson[]) =>
    comments.map(({ content }) => Number(content.replace(/\D/g, '')));
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  expect(texts((await read(member, post)).comments)).toEqual(numbers(31, 130));
  const page = async (n: number) =>
    (await member.api.get<Paged<CommentJson>>(`${pathOf(post)}/comments?page=${n}`)).body;
  expect(texts((await page(0)).data)).toEqual(numbers(31, 130));
  expect(texts((await page(1)).data)).toEqual(numbers(1, 30));
  expect(await page(2)).toEqual({ data: [], current_page: 2, last_page: 1, per_page: 100, total: 130 });
  expect((await member.api.get(`${pathOf(post)}/comments?page=-1`)).status).toBe(422);
});

test('comments written at once are all kept and counted', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  await Promise.all(Array.from({ length: 50 }, (_, i) => createComment(member, post, `<p>${i}</p>`)));
  const { comments, comments_count } = await read(member, post);
  expect([comments.length, comments_count]).toEqual([50, 50]);
});

test('a draft is commented on by who sees it', async ({ admin, member }) => {
  const draft = await createPost(member, await createGroup(admin), { status: 1 });
  expect((await createComment(member, draft)).user.id).toBe(member.id);
  expect((await createComment(admin, draft)).user.id).toBe(admin.id);
});
