import { expect } from '@playwright/test';
import type { PostJson } from '@/lib/posts/schema';
import type { UserJson } from '@/lib/users/schema';
import { Client, type Refusal } from '../client.ts';
import { sql } from '../database.ts';
import {
  createComment,
  createGroup,
  createPerson,
  createPost,
  createShare,
  insertUser,
  password,
  pathOf,
  unique,
} from '../factories.ts';
import { test } from '../fixtures.ts';

test('everybody reads everybody', async ({ member, admin }) => {
  const { body } = await member.api.get<UserJson>(`/api/user/${admin.id}`);
  expect(body).toMatchObject({ id: admin.id, name: admin.name, pivot: { admin: 1 } });
});

test('who is absent or deleted is not found', async ({ admin, member }) => {
  const gone = await insertUser();
  await admin.api.del(`/api/user/${gone.id}`);
  for (const ref of [gone.id, 2_000_000_000, 'abc', member.name]) {
    expect((await member.api.get(`/api/user/${ref}`)).status).toBe(404);
  }
});

test('a person edits the own profile, and what is not sent stays', async () => {
  const { id, api } = await createPerson();
  await api.put(`/api/user/${id}`, { job_title: 'Baker', intro: 'Bread.\nAnd rolls.' });
  const { status, body } = await api.put<UserJson>(`/api/user/${id}`, {
    name: '  Åsa\tvon\nBerg ',
    phone_office: '',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Åsa von Berg',
    initials: 'ÅB',
    job_title: 'Baker',
    phone_office: null,
  });
  expect(body.intro).toBe('Bread.\nAnd rolls.');
});

test('names and texts have their limits', async ({ member }) => {
  const put = async (body: object) => (await member.api.put(`/api/user/${member.id}`, body)).status;
  expect(await put({ name: '' })).toBe(422);
  expect(await put({ name: ' \u0007 ' })).toBe(422);
  expect(await put({ name: 'x'.repeat(201) })).toBe(422);
  expect(await put({ phone_office: '1'.repeat(51) })).toBe(422);
  expect(await put({ intro: 'x'.repeat(2001) })).toBe(422);
});

test('an address is changed by admins only, and sent unchanged by anybody', async ({ admin }) => {
  const { id, email, api } = await createPerson();
  expect((await api.put(`/api/user/${id}`, { email, job_title: 'Baker' })).status).toBe(200);
  expect((await api.put(`/api/user/${id}`, { email: 'other@example.test' })).status).toBe(403);
  const other = `${unique()}@example.test`;
  const { body } = await admin.api.put<UserJson>(`/api/user/${id}`, { email: other });
  expect(body.email).toBe(other);
});

test('an address that somebody has is refused on its field, whatever its case', async ({ admin, member }) => {
  const { id } = await insertUser();
  const email = member.email.toUpperCase();
  const { status, body } = await admin.api.put<Refusal>(`/api/user/${id}`, { email });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['email']]);
});

for (const email of ['', 'x', 'x@', 'a b@x.test', 'a@x.test\nb@x.test', `${'x'.repeat(320)}@x.test`]) {
  test(`${JSON.stringify(email.slice(0, 20))} is no address`, async ({ admin, member }) => {
    const { status, body } = await admin.api.put<Refusal>(`/api/user/${member.id}`, { email });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['email']]);
  });
}

test('a new password needs eight characters, twice, and the present one', async () => {
  const { api } = await createPerson();
  const change = async (body: object) =>
    (await api.put<Refusal>('/api/user/change-password', body)).body.errors;
  const current = { current_password: password };
  expect(await change({ ...current, password: 'short12', password_confirmation: 'short12' })).toEqual({
    password: ['Your password must be a minimum of 8 characters'],
  });
  expect(
    await change({ ...current, password: 'long enough', password_confirmation: 'long enouhg' }),
  ).toHaveProperty('password_confirmation');
  expect(await change({ ...current, password: 'long enough' })).toHaveProperty('password_confirmation');
  const wrong = { password: 'long enough', password_confirmation: 'long enough' };
  expect(await change({ ...wrong, current_password: 'wrong' })).toHaveProperty('current_password');
  expect(await change(wrong)).toHaveProperty('current_password');
});

test('a new password ends the other sessions and keeps this one', { tag: '@alone' }, async () => {
  const { email, api } = await createPerson();
  const elsewhere = new Client();
  await elsewhere.signIn(email, password);
  const next = { password: 'another one', password_confirmation: 'another one', current_password: password };
  expect((await api.put('/api/user/change-password', next)).status).toBe(204);
  expect((await api.get('/api/account/user')).status).toBe(200);
  expect((await elsewhere.get('/api/account/user')).status).toBe(401);
  expect((await new Client().signIn(email, password)).status).toBe(401);
  expect((await new Client().signIn(email, 'another one')).status).toBe(200);
});

test('somebody without a password sets one without a present one', async () => {
  const { id, api } = await createPerson();
  await sql`update users set password_hash = null where id = ${id}`;
  const page = async () => (await api.send('/profile/change-password')).text();
  expect(await page()).not.toContain('Current password');
  const next = { password: 'the first one', password_confirmation: 'the first one' };
  expect((await api.put('/api/user/change-password', next)).status).toBe(204);
  expect(await page()).toContain('Current password');
});

test('making and unmaking admins answers the new list', async ({ admin }) => {
  const { id } = await insertUser();
  const flag = ({ body }: { body: UserJson[] }) => body.find((user) => user.id === id)?.pivot.admin;
  expect(flag(await admin.api.put<UserJson[]>(`/api/user/${id}/make-admin`))).toBe(1);
  expect(flag(await admin.api.put<UserJson[]>(`/api/user/${id}/make-admin`))).toBe(1);
  expect(flag(await admin.api.put<UserJson[]>(`/api/user/${id}/remove-admin`))).toBe(0);
  expect(flag(await admin.api.del<UserJson[]>(`/api/user/${id}`))).toBeUndefined();
  expect((await admin.api.put(`/api/user/${id}/make-admin`)).status).toBe(404);
});

test("a person's posts are those that the reader can read", async ({ admin, member }) => {
  const writer = await createPerson({ name: 'Writer' });
  const closed = await createGroup(writer, { private: 1 });
  const open = await createGroup(writer);
  const seen = await createPost(writer, open, { status: 2 });
  const hidden = await createPost(writer, closed, { status: 2 });
  await createPost(writer, open, { status: 1 });
  const idsFor = async ({ api }: { api: Client }) => {
    const { body } = await api.get<{ data: PostJson[]; total: number }>(`/api/user/${writer.id}/posts`);
    return [body.total, ...body.data.map(({ id }) => id)];
  };
  expect(await idsFor(member)).toEqual([1, seen.id]);
  expect(await idsFor(admin)).toEqual([2, hidden.id, seen.id]);
  expect((await member.api.get('/api/user/2000000000/posts')).status).toBe(404);
});

test('a deactivated member is shut out until they are reactivated', async ({ admin }) => {
  const { id, email, api } = await createPerson();
  expect((await admin.api.put(`/api/user/${id}/deactivate`)).status).toBe(200);
  expect((await api.get('/api/account/user')).status).toBe(401);
  expect((await new Client().signIn(email, password)).status).toBe(401);
  await admin.api.put(`/api/user/${id}/reactivate`);
  expect((await new Client().signIn(email, password)).status).toBe(200);
  expect((await admin.api.put(`/api/user/${admin.id}/deactivate`)).status).toBe(409);
});

test('a new password gives this session a new cookie, and the page keeps working', async () => {
  const { api } = await createPerson();
  const [copy, token] = [api.cookies, await api.token()];
  const next = { password: 'another one', password_confirmation: 'another one', current_password: password };
  expect((await api.put('/api/user/change-password', next)).status).toBe(204);
  expect((await api.send('/api/account/user', { headers: { Cookie: copy } })).status).toBe(401);
  const sent = await api.put('/api/notifications/settings', {}, { headers: { 'X-CSRF-TOKEN': token } });
  expect(sent.status).not.toBe(403);
});

test('nobody deletes themself', async ({ admin }) => {
  const { status, body } = await admin.api.del<Refusal>(`/api/user/${admin.id}`);
  expect([status, body.code]).toEqual([409, 'conflict']);
});

test('a deleted member is named under what they wrote, and their links and places end', async ({
  admin,
  member,
}) => {
  const gone = await createPerson({ name: 'Gone' });
  const group = await createGroup(admin, { members: [gone.id], creators: [gone.id] });
  const post = await createPost(gone, group);
  await createComment(gone, post);
  await createShare(gone, post);
  await admin.api.del(`/api/user/${gone.id}`);
  const { body } = await member.api.get<PostJson>(pathOf(post));
  expect(body.authors[0]).toMatchObject({ id: gone.id, name: gone.name });
  expect(body.comments[0]?.user.name).toBe(gone.name);
  expect(body.authors[0]).not.toHaveProperty('email', gone.email);
  expect((await admin.api.get(`${pathOf(post)}/share`)).body).toEqual([]);
  expect((await admin.api.get(`/api/groups/${group.slug}`)).body).toMatchObject({
    members: [],
    creators: [],
  });
});

test('the address of a deleted member can be given to another', async ({ admin }) => {
  const [gone, next] = [await insertUser(), await insertUser()];
  await admin.api.del(`/api/user/${gone.id}`);
  expect((await admin.api.put(`/api/user/${next.id}`, { email: gone.email })).status).toBe(200);
});

test.describe('the last admin', { tag: '@alone' }, () => {
  test('can neither be demoted nor deleted', async () => {
    const [one, two] = [await createPerson({ admin: true }), await createPerson({ admin: true })];
    await asOnlyAdmins([one.id, two.id], async () => {
      expect((await one.api.put(`/api/user/${two.id}/remove-admin`)).status).toBe(200);
      const last = await one.api.put<Refusal>(`/api/user/${one.id}/remove-admin`);
      expect([last.status, last.body.code]).toEqual([409, 'conflict']);
      expect((await one.api.get('/api/account/users')).status).toBe(200);
    });
  });

  test('is not saved by one who was deactivated', async () => {
    const [one, away] = [await createPerson({ admin: true }), await insertUser({ admin: true })];
    await sql`update users set deactivated_at = now() where id = ${away.id}`;
    await asOnlyAdmins([one.id, away.id], async () => {
      expect((await one.api.put(`/api/user/${one.id}/remove-admin`)).status).toBe(409);
    });
  });

  for (const [action, call] of [
    ['demote', (by: Client, id: number) => by.put(`/api/user/${id}/remove-admin`)],
    ['delete', (by: Client, id: number) => by.del(`/api/user/${id}`)],
  ] as const) {
    test(`stays when two ${action} each other at once`, async () => {
      for (let round = 0; round < 5; round++) {
        const [one, two] = [await createPerson({ admin: true }), await createPerson({ admin: true })];
        await asOnlyAdmins([one.id, two.id], async () => {
          const answers = await Promise.all([call(one.api, two.id), call(two.api, one.id)]);
          expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
          const left = await sql`select 1 from users where is_admin and deleted_at is null`;
          expect(left).toHaveLength(1);
        });
      }
    });
  }
});

/** The team with these admins alone, while `run` runs. */
async function asOnlyAdmins(ids: number[], run: () => Promise<void>): Promise<void> {
  const others = await sql<{ id: number }[]>`
    update users set is_admin = false where is_admin and id <> all(${ids}) returning id`;
  try {
    await run();
  } finally {
    await sql`update users set is_admin = true where id = any(${others.map(({ id }) => id)})`;
  }
}
