import { expect } from '@playwright/test';
import type { GroupJson } from '@/lib/groups/schema';
import type { Client } from '../client.ts';
import { sql } from '../database.ts';
import {
  createGroup,
  createPerson,
  createPost,
  deactivate,
  type Person,
  password,
  pathOf,
} from '../factories.ts';
import { test } from '../fixtures.ts';

test('a session that was deleted is none, in the API and on pages', async () => {
  const { id, api } = await createPerson();
  await sql`delete from sessions where user_id = ${id}`;
  expect(await knock(api)).toEqual([401, 401, 307]);
});

test('a session that ran out is none', async () => {
  const { id, api } = await createPerson();
  await sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${id}`;
  expect(await knock(api)).toEqual([401, 401, 307]);
});

test('a session nobody used for two weeks is none', async () => {
  const { id, api } = await createPerson();
  await sql`update sessions set last_seen_at = now() - interval '15 days' where user_id = ${id}`;
  expect(await knock(api)).toEqual([401, 401, 307]);
});

test('a deactivated person is nobody from the next request on', async () => {
  const person = await createPerson();
  await deactivate(person);
  expect(await knock(person.api)).toEqual([401, 401, 307]);
});

test('a deleted person is nobody from the next request on', async ({ admin }) => {
  const person = await createPerson();
  await admin.api.del(`/api/user/${person.id}`);
  expect(await knock(person.api)).toEqual([401, 401, 307]);
});

test('somebody who signed out is nobody, whatever copies of the cookie exist', async () => {
  const { api } = await createPerson();
  const copy = api.cookies;
  await api.send('/logout', { method: 'POST', body: new URLSearchParams({ _token: await api.token() }) });
  expect(api.signedIn).toBe(false);
  expect((await api.send('/api/account/user', { headers: { Cookie: copy } })).status).toBe(401);
});

test('a demoted admin is none from the next request on', async ({ admin }) => {
  const person = await createPerson({ admin: true });
  expect((await person.api.get('/api/account/users')).status).toBe(200);
  await admin.api.put(`/api/user/${person.id}/remove-admin`);
  expect((await person.api.get('/api/account/users')).status).toBe(401);
  await person.api.signIn(person.email, password);
  expect((await person.api.get('/api/account/users')).status).toBe(403);
});

test('who is taken off a private group is shut out at once', async ({ admin, member }) => {
  const group = await createGroup(admin, { private: 1, members: [member.id] });
  const post = await createPost(admin, group);
  expect(await knockAt(member, group.slug, post.slug)).toEqual([200, 200, 200, 200]);
  await admin.api.put(`/api/groups/${group.id}`, { members: [] });
  expect(await knockAt(member, group.slug, post.slug)).toEqual([404, 404, 404, 404]);
});

test('a group that turns private shuts out who is not on its lists, its authors too', async ({
  admin,
  member,
}) => {
  const group = await createGroup(admin);
  const post = await createPost(member, group);
  expect(await knockAt(member, group.slug, post.slug)).toEqual([200, 200, 200, 200]);
  await admin.api.put(`/api/groups/${group.id}`, { private: 1 });
  expect(await knockAt(member, group.slug, post.slug)).toEqual([404, 404, 404, 404]);
  expect((await member.api.get<{ total: number }>('/api/user/posts?search=Post')).body.total).toBe(0);
});

test('an answer kept for an Idempotency-Key is shut with the group', async ({ admin, member }) => {
  const group = await createGroup(admin, { private: 1, members: [member.id] });
  const headers = { 'Idempotency-Key': `key ${group.id}` };
  const create = () => member.api.post(`/api/groups/${group.id}/posts`, { title: 'Mine' }, { headers });
  expect((await create()).status).toBe(201);
  await admin.api.put(`/api/groups/${group.id}`, { members: [] });
  expect((await create()).status).toBe(404);
});

test('also where the group was made, or named in the body, by the call', async ({ admin, member }) => {
  const keyed = { headers: { 'Idempotency-Key': `made ${Date.now()}` } };
  const create = () =>
    member.api.post<GroupJson>('/api/groups', { name: 'Mine', type: 4, private: 1 }, keyed);
  const { body: group } = await create();
  const feed = () =>
    member.api.post(
      '/api/calendar/feeds',
      { group: group.id },
      { headers: { 'Idempotency-Key': `feed ${group.id}` } },
    );
  expect([(await create()).status, (await feed()).status, (await feed()).status]).toEqual([201, 201, 201]);
  await admin.api.put(`/api/groups/${group.id}`, { admins: [admin.id], members: [], creators: [] });
  expect([(await create()).status, (await feed()).status]).toEqual([404, 404]);
});

test('a post that is unpublished is gone for readers at once', async ({ admin, member }) => {
  const group = await createGroup(admin);
  const post = await createPost(admin, group);
  await admin.api.put(pathOf(post), { status: 1 });
  expect((await member.api.get(pathOf(post))).status).toBe(404);
});

/** A read, a write and a page. */
async function knock(api: Client): Promise<number[]> {
  const read = await api.get('/api/account/user');
  const write = await api.send('/api/groups', { method: 'POST', body: '{}' });
  return [read.status, write.status, (await api.send('/groups')).status];
}

async function knockAt({ api }: Person, group: string, post: string): Promise<number[]> {
  const paths = [`/api/groups/${group}`, `/api/groups/${group}/posts/${post}`];
  const pages = [`/groups/${group}`, `/groups/${group}/${post}`];
  return Promise.all([...paths, ...pages].map(async (path) => (await api.send(path)).status));
}
