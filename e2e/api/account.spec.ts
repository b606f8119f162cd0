import { expect } from '@playwright/test';
import type { AccountJson } from '@/lib/account/schema';
import type { HomepageJson, PostJson } from '@/lib/posts/schema';
import type { UserJson, UserSummaryJson } from '@/lib/users/schema';
import type { Refusal } from '../client.ts';
import {
  createGroup,
  createPerson,
  createPost,
  deactivate,
  insertUser,
  pathOf,
  unique,
} from '../factories.ts';
import { test } from '../fixtures.ts';

const fields = [
  ...[
    'brand_color',
    'contact_lists',
    'domain',
    'hide_email',
    'homepage_groups',
    'id',
    'login_short_intro',
    'login_title',
  ],
  ...['logo', 'name', 'navigation', 'version'],
];
const sso = ['sso_enabled', 'sso_entity_id', 'sso_issuer_url', 'sso_x509_certificate'];

test('a member gets the account without its single sign-on', async ({ member }) => {
  const { status, body, headers } = await member.api.get<AccountJson>('/api/account/');
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(fields);
  expect(headers.get('etag')).toBe(`"${body.version}"`);
});

test('an admin gets it with', async ({ admin }) => {
  const { body } = await admin.api.get<AccountJson>('/api/account/');
  expect(Object.keys(body).sort()).toEqual([...fields, ...sso].sort());
});

test('the current user is told everything of themself', async ({ member }) => {
  const { body } = await member.api.get<UserJson>('/api/account/user');
  expect(body).toEqual({
    ...{ id: member.id, name: member.name, email: member.email, initials: expect.any(String), avatar: null },
    ...{ job_title: null, phone_office: null, phone_mobile: null, intro: null, work_experience: null },
    pivot: { admin: 0 },
  });
});

test('an admin lists every member by name, or a page of them', async ({ admin, member }) => {
  const { body: all } = await admin.api.get<UserJson[]>('/api/account/users');
  expect(all).toContainEqual(expect.objectContaining({ id: member.id, email: member.email }));
  const { body: page } = await admin.api.get('/api/account/users?page=0');
  expect(page).toMatchObject({ current_page: 0, per_page: 25, data: expect.any(Array) });
  const { body: past } = await admin.api.get('/api/account/users?page=9999');
  expect(past).toMatchObject({ current_page: 9999, data: [] });
});

test('a filter holds with a page and without', async ({ admin }) => {
  const { id, email } = await insertUser();
  const filter = `query=${encodeURIComponent(email)}`;
  const { body: all } = await admin.api.get<UserJson[]>(`/api/account/users?${filter}`);
  const { body: page } = await admin.api.get(`/api/account/users?${filter}&page=0`);
  expect([all.map((user) => user.id), page]).toMatchObject([[id], { total: 1, data: [{ id }] }]);
  expect((await admin.api.get(`/api/account/users?${filter}&role=admin`)).body).toEqual([]);
});

for (const page of ['-1', 'abc', '1.5', '', '1e9']) {
  test(`page=${page} is no page`, async ({ admin, member }) => {
    const { slug } = await createGroup(member);
    const paths = ['/api/account/users', '/api/user/posts', `/api/groups/${slug}/posts`, '/api/people'];
    const statuses = await Promise.all(
      paths.map(async (path) => (await admin.api.get(`${path}?page=${page}`)).status),
    );
    expect(statuses).toEqual([422, 422, 422, 422]);
  });
}

test('people are found by parts of their name, those that begin with it first', async ({ member }) => {
  const term = unique();
  const later = await insertUser({ name: `Aa ${term}` });
  const first = await insertUser({ name: `${term} Zz` });
  await deactivate(await insertUser({ name: `${term} Gone` }));
  const { body } = await member.api.get<UserSummaryJson[]>(
    `/api/account/users/search?q=${term.toUpperCase()}`,
  );
  expect(body.map(({ id }) => id)).toEqual([first.id, later.id]);
  expect((await member.api.get('/api/account/users/search?q=')).body).toEqual([]);
  expect((await member.api.get('/api/account/users/search')).body).toEqual([]);
});

test.describe('the settings', { tag: '@alone' }, () => {
  test('answer the account, keep what is not sent and leave the domain', async ({ admin }) => {
    const { body: before } = await admin.api.get<AccountJson>('/api/account');
    const { status, body } = await admin.api.put<AccountJson>('/api/account/general', {
      name: '  New name ',
      domain: 'taken',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: 'New name', version: before.version + 1 });
    const login = await admin.api.put<AccountJson>('/api/account/login', { login_title: 'Hello' });
    expect(login.body).toEqual({ ...body, login_title: 'Hello', version: body.version + 1 });
  });

  test('refuse a stale version and answer the current one', async ({ admin }) => {
    const { body } = await admin.api.get<AccountJson>('/api/account');
    const save = (name: string) =>
      admin.api.put<Refusal>(
        '/api/account/general',
        { name },
        { headers: { 'If-Match': `"${body.version}"` } },
      );
    expect((await save('First')).status).toBe(200);
    const second = await save('Second');
    expect([second.status, second.body.code]).toEqual([409, 'stale']);
    expect(second.body.current).toMatchObject({ name: 'First', version: body.version + 1 });
  });

  test('limit their texts', async ({ admin }) => {
    const put = async (path: string, body: object) =>
      (await admin.api.put(`/api/account/${path}`, body)).status;
    expect(await put('general', { name: 'x'.repeat(101) })).toBe(422);
    expect(await put('general', { name: '   ' })).toBe(422);
    expect(await put('login', { login_title: 'x'.repeat(201) })).toBe(422);
    expect(await put('sso', { sso_enabled: 3 })).toBe(422);
    expect(await put('sso', { sso_issuer_url: 'javascript:alert(1)' })).toBe(422);
    expect(await put('sso', { sso_x509_certificate: 'no certificate' })).toBe(422);
  });

  test('hide addresses from everybody but their owner', async ({ admin, member }) => {
    const group = await createGroup(member);
    const post = await createPost(member, group);
    const authorSeenBy = async (person: typeof admin) =>
      (await person.api.get<PostJson>(pathOf(post))).body.authors[0]?.email;
    expect(await authorSeenBy(admin)).toBe(member.email);
    await admin.api.put('/api/account/general', { hide_email: true });
    expect(await authorSeenBy(admin)).toBeUndefined();
    expect(await authorSeenBy(member)).toBe(member.email);
    const seen = async (path: string) =>
      JSON.stringify((await admin.api.get(path)).body).includes(member.email);
    expect(await seen(`/api/user/${member.id}`)).toBe(false);
    expect(await seen(`/api/groups/${group.slug}`)).toBe(false);
    expect(await seen(`/api/people?query=${member.email}`)).toBe(false);
    expect(await seen('/api/account/users')).toBe(true);
  });

  test('do not let hidden addresses be guessed by searching', async ({ admin, member }) => {
    const found = async () => {
      const { body } = await member.api.get<UserSummaryJson[]>(`/api/account/users/search?q=${admin.email}`);
      return body.length;
    };
    expect(await found()).toBe(1);
    await admin.api.put('/api/account/general', { hide_email: 1 });
    expect(await found()).toBe(0);
  });

  test('show each person the homepage groups they can see', async ({ admin, member }) => {
    const [open, hidden] = [await createGroup(admin), await createGroup(admin, { private: 1 })];
    const saved = await admin.api.put<AccountJson>('/api/account/general', {
      homepage_groups: [open.id, { id: hidden.id }, open.id],
    });
    expect(saved.body.homepage_groups).toEqual([open.id, hidden.id]);
    expect((await member.api.get<AccountJson>('/api/account')).body.homepage_groups).toEqual([open.id]);
    const none = await admin.api.put<AccountJson>('/api/account/general', { homepage_groups: true });
    expect(none.body.homepage_groups).toEqual([]);
  });

  test('choose what the dashboard shows: featured first, then the newest, each once', async ({
    admin,
    member,
  }) => {
    const [shown, other] = [await createGroup(admin), await createGroup(admin)];
    await createPost(admin, other);
    const posts = [];
    for (const day of [1, 2, 3, 4]) {
      const fields = { published_at: `2026-01-0${day} 00:00:00`, featured: day !== 4 };
      posts.push(await createPost(admin, shown, fields));
    }
    await createPost(admin, shown, { status: 1, featured: 1 });
    await admin.api.put('/api/account/general', { homepage_groups: [shown.id] });
    const { body } = await member.api.get<HomepageJson>('/api/homepage');
    const [first, second, third, fourth] = posts.map(({ id }) => id);
    expect(body.featured.map(({ id }) => id)).toEqual([third, second]);
    expect(body.posts.map(({ id }) => id)).toEqual([fourth, first]);
    expect(body.posts[0]).not.toHaveProperty('content');
  });

  test('keep the navigation whole and show each person what they may open', async ({ admin, member }) => {
    const hidden = await createGroup(admin, { private: 1 });
    const item = (type: string, url: string) => ({ type, url, text: url, children: [] });
    const navigation = [
      { ...item('page', 'groups'), children: [item('section', hidden.slug), item('custom', '#')] },
      item('page', 'settings'),
      item('section', 'a-group-that-is-gone'),
    ];
    const saved = await admin.api.put<AccountJson>('/api/account/navigation', { navigation });
    expect(saved.body.navigation).toEqual(navigation);
    expect((await admin.api.get<AccountJson>('/api/account?all=1')).body.navigation).toEqual(navigation);
    const visible = [{ ...item('page', 'groups'), children: [item('custom', '#')] }];
    expect((await member.api.get<AccountJson>('/api/account')).body.navigation).toEqual(visible);
    expect((await member.api.get<AccountJson>('/api/account?all=1')).body.navigation).toEqual(visible);
  });

  for (const url of [
    'javascript:alert(1)',
    'JavaScript:x',
    'java\nscript:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil',
    'ftp://x',
    'x',
  ]) {
    test(`take no navigation to ${JSON.stringify(url)}`, async ({ admin }) => {
      const deep = { type: 'custom', url, text: 'x', children: [] };
      for (const navigation of [[deep], [{ type: 'page', url: 'groups', text: 'x', children: [deep] }]]) {
        expect((await admin.api.put('/api/account/navigation', { navigation })).status).toBe(422);
      }
    });
  }

  test('take navigation to the web, mail, paths and nowhere', async ({ admin }) => {
    const urls = ['https://example.com/a?b#c', 'http://x.test', 'mailto:a@x.test', '/groups', '#'];
    const navigation = urls.map((url) => ({ type: 'custom', url, text: 'x' }));
    expect((await admin.api.put('/api/account/navigation', { navigation })).status).toBe(200);
  });

  test('refuse a navigation that is too deep or too long', async ({ admin }) => {
    const item = (children: unknown[]) => ({ type: 'custom', url: '#', text: 'x', children });
    const put = async (navigation: unknown[]) =>
      (await admin.api.put('/api/account/navigation', { navigation })).status;
    expect(await put([item([item([item([item([])])])])])).toBe(200);
    expect(await put([item([item([item([item([item([])])])])])])).toBe(422);
    expect(await put(Array.from({ length: 201 }, () => item([])))).toBe(422);
  });
});

test('the team has one row, and the API cannot make a second', async () => {
  const person = await createPerson();
  for (const method of ['POST', 'DELETE', 'PATCH']) {
    expect([404, 405]).toContain((await person.api.call(method, '/api/account', {})).status);
  }
});

test('the brand colour is the chosen one, else the logo’s, else none', { tag: '@alone' }, async ({
  admin,
}) => {
  const put = (brand_color: unknown) => admin.api.put<AccountJson>('/api/account/general', { brand_color });
  expect((await put('#A01D3C')).body.brand_color).toBe('#a01d3c');
  expect((await put(null)).body.brand_color).toMatch(/^#(?!a01d3c)[0-9a-f]{6}$/);
  const { body } = await admin.api.put<AccountJson>('/api/account/general', { logo: null });
  expect(body.brand_color).toBeNull();
  const refused = await put('red; background: url(//example.com)');
  expect(refused.status).toBe(422);
  expect((refused.body as unknown as Refusal).errors).toHaveProperty('brand_color');
});

test('the account and a profile are saved as they were read', { tag: '@alone' }, async ({
  admin,
  member,
}) => {
  const { body: account } = await admin.api.get<AccountJson>('/api/account/?all=1');
  for (const path of ['general', 'login', 'navigation', 'sso']) {
    expect((await admin.api.put(`/api/account/${path}`, account)).status, path).toBe(200);
  }
  const { body: after } = await admin.api.get<AccountJson>('/api/account/?all=1');
  expect(after).toEqual({ ...account, version: after.version });
  const address = '/api/media/file/0123456789abcdef';
  expect((await admin.api.put('/api/account/general', { logo: address })).status).toBe(422);
  const { body: profile } = await member.api.get<UserJson>('/api/account/user');
  expect((await member.api.put(`/api/user/${member.id}`, profile)).body).toEqual(profile);
  expect((await member.api.put<Refusal>(`/api/user/${member.id}`, { avatar: address })).body.errors).toEqual({
    avatar: ['Choose an image.'],
  });
});
