import { expect } from '@playwright/test';
import type { PostJson } from '@/lib/posts/schema';
import { baseUrl, type Refusal } from '../client.ts';
import { createContactList, createGroup, createPost, pathOf, unique } from '../factories.ts';
import { test } from '../fixtures.ts';

const json = { 'Content-Type': 'application/json' };

for (const raw of [
  '{',
  '{"name": }',
  '{"name": "x"',
  "{'name': 'x'}",
  'name=x',
  '{"name": "x"}{}',
  '\u0000',
]) {
  test(`a body of ${JSON.stringify(raw)} is malformed`, async ({ member }) => {
    const answer = await member.api.post<Refusal>('/api/groups', undefined, { raw, headers: json });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
  });
}

for (const type of [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
]) {
  test(`a JSON body sent as "${type}" is of the wrong type`, async ({ member }) => {
    const options = { raw: '{"name":"x","type":1}', headers: { 'Content-Type': type } };
    const answer = await member.api.post<Refusal>('/api/groups', undefined, options);
    expect([answer.status, answer.body.code]).toEqual([415, 'wrong_type']);
  });
}

test('a type with parameters or a suffix is JSON too', async ({ member }) => {
  for (const type of [
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/merge-patch+json',
  ]) {
    const raw = JSON.stringify({ name: `Group ${unique()}`, type: 1 });
    const answer = await member.api.post('/api/groups', undefined, {
      raw,
      headers: { 'Content-Type': type },
    });
    expect([type, answer.status]).toEqual([type, 201]);
  }
});

test('a body over a megabyte is too large, one below it is not', async ({ member }) => {
  const send = (bytes: number) =>
    member.api.post<Refusal>('/api/groups', { name: '', pad: 'x'.repeat(bytes) });
  const large = await send(1024 * 1024);
  expect([large.status, large.body.code]).toEqual([413, 'too_large']);
  expect((await send(1024 * 1024 - 100)).status).toBe(422);
});

test('a body that does not tell its length is counted as it comes', async ({ member }) => {
  const piece = new TextEncoder().encode('x'.repeat(64 * 1024));
  let left = 40;
  const body = new ReadableStream({
    pull: (stream) => (left-- > 0 ? stream.enqueue(piece) : stream.close()),
  });
  const token = { 'X-CSRF-TOKEN': await member.api.token() };
  const headers = { ...json, ...token, Cookie: member.api.cookies, Connection: 'close' };
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  // The server may answer and hang up before the rest was sent.
  const status = await fetch(`${baseUrl()}/api/groups`, init).then(
    (response) => response.status,
    () => 413,
  );
  expect(status).toBe(413);
});

test('JSON a hundred levels deep is read, a hundred and one are refused', async ({ member }) => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;
  const send = (depth: number) =>
    member.api.post<Refusal>('/api/groups', undefined, { raw: nested(depth), headers: json });
  expect((await send(100)).status).toBe(422);
  const deep = await send(101);
  expect([deep.status, deep.body.code]).toEqual([400, 'bad_request']);
  expect((await send(100_000)).status).toBe(400);
});

test('brackets inside of strings are no depth', async ({ member }) => {
  const name = '[{"'.repeat(200).slice(0, 90);
  expect((await member.api.post('/api/groups', { name, type: 1 })).status).toBe(201);
});

test('no body at all is an empty one', async ({ member }) => {
  const answer = await member.api.post<Refusal>('/api/groups');
  expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(['name', 'type']);
});

test('every refusal has the same shape, with the id that the log knows', async ({ member, guest }) => {
  const refusals = [
    await guest.get<Refusal>('/api/groups'),
    await member.api.get<Refusal>('/api/groups/no-such-group'),
    await member.api.get<Refusal>('/api/no-such-call'),
    await member.api.put<Refusal>('/api/account/general', {}),
    await member.api.post<Refusal>('/api/groups', {}),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([401, 404, 404, 403, 422]);
  for (const { body, headers } of refusals) {
    expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(body.request_id).toBe(headers.get('x-request-id'));
    expect(headers.get('cache-control')).toBe('private, no-store');
  }
});

test('a body over the limits of HTML is refused with its field', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  for (const content of ['x'.repeat(600_000), '<div>'.repeat(200)]) {
    const answer = await member.api.put<Refusal>(pathOf(post), { content });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['content']]);
  }
});

// PostgreSQL stores neither; a client that sends them must not break on them.
for (const [name, odd] of [
  ['NUL', '\u0000'],
  ['a lone surrogate', '\ud800'],
] as const) {
  test(`${name} in a text is dropped or replaced, never an error`, async ({ admin, member }) => {
    const text = `a${odd}b`;
    const events = await createGroup(member, { name: `${text} ${unique()}`, type: 4 });
    const event = { starts: '2027-01-01 00:00:00', venue: text, google_place_id: text };
    const post = await createPost(member, events, { title: text, content: text, excerpt: text, event });
    const list = await createContactList(admin, [{ label: text, type: 'text' }]);
    const answers = [
      await member.api.post(`/api/groups/${events.id}/categories`, { name: text, slug: text }),
      await member.api.post(`${pathOf(post)}/comments`, { content: text }),
      await member.api.put(`/api/user/${member.id}`, { intro: text, job_title: text, work_experience: text }),
      await admin.api.post(`/api/people/contact-list/${list.id}/contact`, {
        name: text,
        fields: { [list.fields[0]?.label ?? '']: text },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 201]);
    expect((await member.api.get<PostJson>(pathOf(post))).body.title).toMatch(/^a.?b$/);
  });

  test(`${name} in the settings is no error`, { tag: '@alone' }, async ({ admin }) => {
    const text = `a${odd}b`;
    const answers = [
      await admin.api.put('/api/account/general', { name: text }),
      await admin.api.put('/api/account/login', { login_title: text, login_short_intro: text }),
      await admin.api.put('/api/account/sso', { sso_entity_id: text }),
      await admin.api.put('/api/account/navigation', {
        navigation: [{ type: 'custom', url: `/x${odd}`, text, children: [] }],
      }),
    ];
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 422)).toBe(
      true,
    );
  });
}

test('text that speaks of NUL is kept as it is', async ({ member }) => {
  const post = await createPost(member, await createGroup(member), { title: 'The \\u0000 escape' });
  expect(post.title).toBe('The \\u0000 escape');
});

for (const query of ['%00', '%', '%25', "'", '\\', '_', '%ED%A0%80', '(', '*', '&', '🐙', 'a'.repeat(200)]) {
  test(`searching for ${query.slice(0, 9)} is no error`, async ({ member }) => {
    const { slug } = await createGroup(member);
    const calls = [
      ...[`groups/${slug}/posts?query=${query}`, `groups/${slug}/posts?category=${query}`],
      ...[`user/posts?search=${query}`, `account/users/search?q=${query}`, `people?query=${query}`],
      ...[`search/posts?query=${query}`, `search/people?query=${query}`],
    ];
    const pages = [`search?q=${query}`, `people?query=${query}`, `profile/posts?search=${query}`];
    const paths = [...calls.map((path) => `/api/${path}`), ...pages.map((path) => `/${path}`)];
    const statuses = await Promise.all(paths.map(async (path) => (await member.api.get(path)).status));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
}
