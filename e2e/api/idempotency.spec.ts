import { expect } from '@playwright/test';
import type { Paged } from '@/lib/paging';
import type { PostJson } from '@/lib/posts/schema';
import type { Refusal } from '../client.ts';
import { sql } from '../database.ts';
import { createGroup, createPost, type Person, pathOf, unique } from '../factories.ts';
import { test } from '../fixtures.ts';

const headers = (key: string) => ({ headers: { 'Idempotency-Key': key } });

async function countPosts(person: Person, group: { slug: string }): Promise<number> {
  return (await person.api.get<Paged<unknown>>(`/api/groups/${group.slug}/posts?status=all`)).body.total;
}

test('a repeated POST with its key answers the first answer and makes nothing', async ({ member }) => {
  const [group, key] = [await createGroup(member), unique()];
  const send = (title: string) =>
    member.api.post<PostJson>(`/api/groups/${group.slug}/posts`, { title }, headers(key));
  const first = await send('First');
  const again = await send('First');
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([201, first.body, '"1"']);
  expect((await send('Another body')).body).toEqual(first.body);
  expect(await countPosts(member, group)).toBe(1);
});

test('of the same POST ten times at once, one is made, and all are answered it', async ({ member }) => {
  const [group, key] = [await createGroup(member), unique()];
  const path = `/api/groups/${group.slug}/posts`;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => member.api.post<PostJson>(path, {}, headers(key))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await countPosts(member, group)).toBe(1);
});

test('a key is one for one address', async ({ member }) => {
  const [group, key] = [await createGroup(member), unique()];
  await member.api.post(`/api/groups/${group.slug}/posts`, {}, headers(key));
  const other = await member.api.post<Refusal>(
    `/api/groups/${group.slug}/categories`,
    { name: 'x' },
    headers(key),
  );
  expect([other.status, other.body.code]).toEqual([409, 'conflict']);
});

test('a key is one for one person', async ({ admin, member }) => {
  const [group, key] = [await createGroup(member), unique()];
  const path = `/api/groups/${group.slug}/posts`;
  const [mine, theirs] = [
    await member.api.post<PostJson>(path, {}, headers(key)),
    await admin.api.post<PostJson>(path, {}, headers(key)),
  ];
  expect(theirs.body.id).not.toBe(mine.body.id);
});

test('a POST that failed may be tried again with its key', async ({ member }) => {
  const [group, key] = [await createGroup(member), unique()];
  const path = `/api/groups/${group.slug}/categories`;
  expect((await member.api.post(path, { name: '' }, headers(key))).status).toBe(422);
  expect((await member.api.post(path, { name: 'x' }, headers(key))).status).toBe(201);
});

test('a key is forgotten after a day', async ({ member }) => {
  const [group, key] = [await createGroup(member), unique()];
  const send = () => member.api.post<PostJson>(`/api/groups/${group.slug}/posts`, {}, headers(key));
  const first = await send();
  await sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = ${key}`;
  expect((await send()).body.id).not.toBe(first.body.id);
});

test('an attempt that was cut off does not hold its key for a day', async ({ member }) => {
  const [group, key] = [await createGroup(member), unique()];
  const path = `/api/groups/${group.slug}/posts`;
  await sql`insert into idempotency_keys (user_id, key, request, created_at)
    values (${member.id}, ${key}, ${`POST ${path}`}, now() - interval '10 minutes')`;
  expect((await member.api.post(path, {}, headers(key))).status).toBe(201);
});

test('comments and reactions are made once too', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  const key = unique();
  const send = () => member.api.post(`${pathOf(post)}/comments`, { content: 'Hi' }, headers(key));
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  expect((await member.api.get<PostJson>(pathOf(post))).body.comments_count).toBe(1);
});

test('an upload that is begun again with its key has an address, too', async ({ member }) => {
  const tus = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '3', 'Idempotency-Key': unique() };
  for (let round = 0; round < 2; round++) {
    const { status, headers } = await member.api.post('/api/uploads', undefined, { headers: tus });
    expect([status, headers.get('location')]).toEqual([201, expect.stringContaining('/api/uploads/')]);
  }
});

test('a key of more than two hundred characters is refused', async ({ member }) => {
  const { slug } = await createGroup(member);
  const answer = await member.api.post(`/api/groups/${slug}/posts`, {}, headers('x'.repeat(201)));
  expect(answer.status).toBe(400);
});
