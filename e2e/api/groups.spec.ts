import { expect } from '@playwright/test';
import type { GroupCardJson, GroupJson } from '@/lib/groups/schema';
import type { Refusal } from '../client.ts';
import { sql } from '../database.ts';
import {
  createGroup,
  createPerson,
  createPost,
  daysAhead,
  insertUser,
  pathOf,
  unique,
} from '../factories.ts';
import { test } from '../fixtures.ts';

const idsOf = (people: { id: number }[]) => people.map(({ id }) => id);

test('any member creates a group and becomes its admin', async ({ member }) => {
  const name = `Fika & friends ${unique()}`;
  const { status, body, headers } = await member.api.post<GroupJson>('/api/groups', { name, type: 5 });
  expect(status).toBe(201);
  expect(headers.get('etag')).toBe('"1"');
  expect(body).toEqual({
    ...{ id: expect.any(Number), name, slug: expect.stringMatching(/^fika-.*friends-/), type: 5, version: 1 },
    ...{ private: 0, all_users_can_create_posts: 1, posts_count: 0, categories: [] },
    ...{ members: [], creators: [], admins: [expect.objectContaining({ id: member.id })] },
    can: { edit: true, createPosts: true },
    following: false,
  });
});

for (const [body, field] of [
  [{ type: 1 }, 'name'],
  [{ name: '', type: 1 }, 'name'],
  [{ name: '   ', type: 1 }, 'name'],
  [{ name: 'x'.repeat(101), type: 1 }, 'name'],
  [{ name: 'x' }, 'type'],
  [{ name: 'x', type: 0 }, 'type'],
  [{ name: 'x', type: 6 }, 'type'],
  [{ name: 'x', type: '1' }, 'type'],
  [{ name: 'x', type: 1, private: 2 }, 'private'],
  [{ name: 'x', type: 1, private: 'yes' }, 'private'],
  [{ name: 'x', type: 1, members: 'all' }, 'members'],
] as const) {
  test(`a group is not made of ${JSON.stringify(body).slice(0, 60)}`, async ({ member }) => {
    const answer = await member.api.post<Refusal>('/api/groups', body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });
}

test('a name of a hundred characters fits, and flags are 0, 1, true or false', async ({ member }) => {
  const name = `${unique()}${'å'.repeat(88)}`;
  const made = await createGroup(member, { name, private: true, all_users_can_create_posts: 0 });
  expect(made).toMatchObject({ name, private: 1, all_users_can_create_posts: 0 });
  const { body } = await member.api.put<GroupJson>(`/api/groups/${made.id}`, {
    private: 0,
    all_users_can_create_posts: true,
  });
  expect(body).toMatchObject({ private: 0, all_users_can_create_posts: 1 });
});

test('an edit keeps what is not sent, the type and the address', async ({ member }) => {
  const other = await insertUser();
  const made = await createGroup(member, { type: 2, members: [other.id] });
  const { body } = await member.api.put<GroupJson>(`/api/groups/${made.slug}`, { name: 'Renamed', type: 5 });
  expect(body).toEqual({ ...made, name: 'Renamed', version: made.version + 1 });
});

test('lists are replaced whole, by ids or by people', async ({ member }) => {
  const [one, two] = [await insertUser(), await insertUser()];
  const group = await createGroup(member, { members: [one.id], creators: [{ id: one.id }, { id: two.id }] });
  expect(idsOf(group.creators).sort()).toEqual([one.id, two.id].sort());
  const { body } = await member.api.put<GroupJson>(`/api/groups/${group.id}`, {
    members: [two.id, two.id],
    creators: [],
  });
  expect([idsOf(body.members), idsOf(body.creators), idsOf(body.admins)]).toEqual([
    [two.id],
    [],
    [member.id],
  ]);
});

test('the lists are for who may edit the group', async ({ admin, member }) => {
  const group = await createGroup(admin, { members: [member.id], creators: [member.id] });
  const { body } = await member.api.get<GroupJson>(`/api/groups/${group.slug}`);
  expect(body).toMatchObject({
    members: [],
    creators: [],
    admins: [],
    can: { edit: false, createPosts: true },
  });
});

test("a private group's admins and creators are members whether listed or not", async ({ admin, member }) => {
  const group = await createGroup(admin, { private: 1, creators: [member.id] });
  expect((await member.api.get(`/api/groups/${group.slug}`)).status).toBe(200);
  await admin.api.put(`/api/groups/${group.id}`, { creators: [], admins: [member.id] });
  const { body } = await member.api.get<GroupJson>(`/api/groups/${group.slug}`);
  expect(body.can.edit).toBe(true);
});

test('who takes themself off a private group gets a last sight of it', async ({ admin, member }) => {
  const group = await createGroup(member, { private: 1, admins: [admin.id] });
  const { status, body } = await member.api.put<GroupJson>(`/api/groups/${group.id}`, { admins: [admin.id] });
  expect([status, body.id]).toEqual([200, group.id]);
  expect((await member.api.get(`/api/groups/${group.id}`)).status).toBe(404);
});

test('groups are listed by name, with the posts one can read', async ({ admin, member }) => {
  const tag = unique();
  const b = await createGroup(admin, { name: `b ${tag}` });
  const a = await createGroup(admin, { name: `A ${tag}` });
  const hidden = await createGroup(admin, { name: `C ${tag}`, private: 1 });
  await createPost(admin, a);
  await createPost(admin, a, { status: 1 });
  await createPost(admin, a, { published_at: daysAhead(1) });
  const { body } = await member.api.get<GroupCardJson[]>('/api/groups');
  const own = body.filter(({ name }) => name.endsWith(tag));
  expect(own.map(({ id, posts_count }) => [id, posts_count])).toEqual([
    [a.id, 1],
    [b.id, 0],
  ]);
  expect(JSON.stringify(body)).not.toContain(hidden.slug);
});

test('two groups of one name get two addresses', async ({ member }) => {
  const name = `Twins ${unique()}`;
  const [first, second, third] = [
    await createGroup(member, { name }),
    await createGroup(member, { name }),
    await createGroup(member, { name }),
  ];
  expect([second.slug, third.slug]).toEqual([`${first.slug}-2`, `${first.slug}-3`]);
});

test('groups of one name made at once get an address each', async ({ member }) => {
  const name = `Octuplets ${unique()}`;
  const made = await Promise.all(Array.from({ length: 8 }, () => createGroup(member, { name })));
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(8);
});

for (const word of ['new', 'Edit', 'new-post', 'Category', 'posts', 'download-ics', 'undefined']) {
  test(`no group has the address ${word.toLowerCase()}`, async ({ member }) => {
    const { slug } = await createGroup(member, { name: word });
    expect(slug).toMatch(new RegExp(`^${word.toLowerCase()}-\\d+$`));
  });
}

for (const [name, slug] of [
  ['Ämne för åsikter', 'amne-for-asikter'],
  ['Новости', 'novosti'],
  ['ΑΒΓ δελτα', 'avg-delta'],
  ['東京', 'dong-jing'],
  ['Straße & Café', 'strasse-cafe'],
  ['🎉', 'group'],
  ['../../etc/passwd', 'etc-passwd'],
] as const) {
  test(`"${name}" is addressed by letters and digits`, async ({ member }) => {
    const made = await createGroup(member, { name });
    expect(made.slug.replace(/-\d+$/, '')).toMatch(new RegExp(`^${slug}`));
    expect(made.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
}

test('a group whose address is a number is not taken for the one with that id', async ({ member }) => {
  const first = await createGroup(member);
  const second = await createGroup(member, { name: String(first.id) });
  expect(second.name).toBe(String(first.id));
  const saved = await member.api.put<GroupJson>(`/api/groups/${first.slug}`, { name: 'First' });
  expect([saved.body.id, saved.body.name]).toEqual([first.id, 'First']);
  expect((await member.api.get<GroupJson>(`/api/groups/${second.slug}`)).body.id).toBe(second.id);
});

test('a stale version changes nothing and answers the current group', async ({ member }) => {
  const group = await createGroup(member);
  const save = (name: string, version: string) =>
    member.api.put<Refusal>(`/api/groups/${group.id}`, { name }, { headers: { 'If-Match': version } });
  expect((await save('First', '"1"')).status).toBe(200);
  const second = await save('Second', '"1"');
  expect([second.status, second.body.code, second.body.current?.name]).toEqual([409, 'stale', 'First']);
  expect((await save('Third', '*')).status).toBe(200);
  expect((await save('Fourth', 'W/"3"')).status).toBe(200);
  expect((await save('Fifth', 'soon')).status).toBe(400);
});

test('a group is deleted with all that is in it', async ({ admin, member }) => {
  const group = await createGroup(member, { type: 2 });
  const parent = await createPost(member, group);
  const child = await createPost(member, group, { parent_id: parent.id });
  expect((await member.api.del(`/api/groups/${group.slug}`)).status).toBe(204);
  expect((await admin.api.get(`/api/groups/${group.id}`)).status).toBe(404);
  expect((await admin.api.get(pathOf(child))).status).toBe(404);
  expect(await sql`select 1 from posts where group_id = ${group.id}`).toHaveLength(0);
  expect((await member.api.del(`/api/groups/${group.slug}`)).status).toBe(404);
});

test('a group that changed meanwhile is not deleted by who saw an older one', async ({ member }) => {
  const group = await createGroup(member);
  await member.api.put(`/api/groups/${group.id}`, { name: 'Newer' });
  const stale = await member.api.del<Refusal>(`/api/groups/${group.id}`, { headers: { 'If-Match': '"1"' } });
  expect([stale.status, stale.body.current?.name]).toEqual([409, 'Newer']);
  expect((await member.api.del(`/api/groups/${group.id}`, { headers: { 'If-Match': '"2"' } })).status).toBe(
    204,
  );
});

test('lists saved at once end as one of them', async ({ member }) => {
  const people = await Promise.all(Array.from({ length: 6 }, () => insertUser()));
  const group = await createGroup(member);
  const answers = await Promise.all(
    people.map(({ id }) => member.api.put(`/api/groups/${group.id}`, { members: [id] })),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  const { body } = await member.api.get<GroupJson>(`/api/groups/${group.id}`);
  expect(body.members).toHaveLength(1);
});

test('a group admin who is no team admin has the rights in that group only', async ({ admin, member }) => {
  const person = await createPerson();
  const [own, other] = [await createGroup(admin, { admins: [person.id] }), await createGroup(member)];
  expect((await person.api.put(`/api/groups/${own.id}`, { name: 'Mine' })).status).toBe(200);
  expect((await person.api.put(`/api/groups/${other.id}`, { name: 'Mine' })).status).toBe(403);
});
