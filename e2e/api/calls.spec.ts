import { expect } from '@playwright/test';
import { type Answer, Client, type Refusal } from '../client.ts';
import { test } from '../fixtures.ts';

/** What each answer has of its own, how it is sent, and a header about pages that Next adds to everything. */
const own = new Set([
  'date',
  'x-request-id',
  'vary',
  'content-length',
  'transfer-encoding',
  'content-encoding',
]);

function comparable({ status, headers, body }: Answer<object>) {
  return {
    status,
    headers: [...headers].filter(([name]) => !own.has(name)),
    body: { ...body, request_id: '' },
  };
}

/** Only an address in its plain form goes straight to its handler (docs/adr/0009). */
const throughNext = (path: string) => path.replace(/(?=\?|$)/, '/');

for (const path of [
  'account/user',
  'account',
  'groups/none',
  'groups/none/posts?page=x',
  'public/none/media/x',
]) {
  test(`${path} is answered alike by its handler and by way of Next's router`, async ({ member, guest }) => {
    for (const client of [member.api, guest, new Client()]) {
      const direct = await client.get<object>(`/api/${path}`);
      expect(comparable(direct)).toEqual(comparable(await client.get<object>(`/api/${throughNext(path)}`)));
    }
  });
}

for (const [method, path] of [
  ['PATCH', 'groups'],
  ['PROPFIND', 'account/user'],
  ['DELETE', 'account/user/'],
  ['GET', 'uploads'],
  ['PATCH', 'auth/csrf'],
] as const) {
  test(`${method} ${path} is refused in the shape of all errors, with what there is`, async ({ member }) => {
    const { status, headers, body } = await member.api.call<Refusal>(method, `/api/${path}`);
    expect([status, body.code]).toEqual([405, 'method_not_allowed']);
    expect(body.message).toBe(`This address does not take ${method}.`);
    expect(body.request_id).toBe(headers.get('x-request-id'));
    expect(headers.get('allow')).toMatch(/^(GET|POST), (.+, )?OPTIONS$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
}

test('what other methods an address has is told, and its head answered', async ({ member }) => {
  const options = await member.api.send('/api/account/user', { method: 'OPTIONS' });
  expect(options.headers.get('allow')).toContain('GET');
  const head = await member.api.send('/api/account/user', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

for (const path of ['/api/groups/%E0%A4%A', '/api/public/%ff/media/x', '/api/%']) {
  test(`${path} is refused as no address`, async ({ guest }) => {
    const { status, headers, body } = await guest.get<Refusal>(path);
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
}

for (const path of ['/groups/%ff', '/public/%ff/x', '/_next/static/%E0%A4%A']) {
  test(`the page ${path} is refused as no address`, async ({ guest }) => {
    const { status, headers } = await guest.get(path);
    expect(status).toBe(400);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
}

for (const [method, path] of [
  ['GET', 'media/file/%00'],
  ['HEAD', 'media/file/%00'],
  ['GET', 'media/file/a%00b?w=100'],
  ['GET', 'public/%00/media/%00'],
  ['DELETE', 'user/sessions/%00'],
  ['GET', 'groups/%00'],
] as const) {
  test(`${method} ${path} names nothing`, async ({ member }) => {
    const headers = { 'X-CSRF-TOKEN': await member.api.token() };
    expect((await member.api.send(`/api/${path}`, { method, headers })).status).toBe(404);
  });
}

test('a long answer is compressed for who asks for it', async ({ guest }) => {
  const response = await guest.send('/api/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(await response.json()).toHaveProperty('openapi');
});

test('events are told at once, also to who takes compressed answers', async ({ member }) => {
  const headers = { Accept: 'text/event-stream', 'Accept-Encoding': 'gzip' };
  for (const path of ['notifications/stream', 'notifications/stream/']) {
    const response = await member.api.send(`/api/${path}`, { headers });
    const reader = response.body?.getReader();
    const first = await Promise.race([
      reader?.read(),
      new Promise((settle) => setTimeout(settle, 5000, null)),
    ]);
    expect(first, path).toMatchObject({ done: false });
    await reader?.cancel();
  }
});
