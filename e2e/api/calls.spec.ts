import { expect } from '@playwright/test';
import { type Answer, Client } from '../client.ts';
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
      // The first request of each file is Next's, too.
      await client.get(`/api/${path}`);
      const direct = await client.get<object>(`/api/${path}`);
      expect(comparable(direct)).toEqual(comparable(await client.get<object>(`/api/${throughNext(path)}`)));
    }
  });
}

test('methods that an address does not have are refused, and told', async ({ member }) => {
  await member.api.get('/api/account/user');
  expect((await member.api.call('PROPFIND', '/api/account/user')).status).toBeGreaterThanOrEqual(400);
  expect((await member.api.del('/api/account/user')).status).toBe(405);
  const options = await member.api.send('/api/account/user', { method: 'OPTIONS' });
  expect(options.headers.get('allow')).toContain('GET');
  const head = await member.api.send('/api/account/user', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a long answer is compressed for who asks for it', async ({ guest }) => {
  for (let round = 0; round < 2; round++) {
    const response = await guest.send('/api/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.json()).toHaveProperty('openapi');
  }
});

test('events are told at once, also to who takes compressed answers', async ({ member }) => {
  const headers = { Accept: 'text/event-stream', 'Accept-Encoding': 'gzip' };
  for (const way of ['by Next', 'by its handler']) {
    const response = await member.api.send('/api/notifications/stream', { headers });
    const reader = response.body?.getReader();
    const first = await Promise.race([
      reader?.read(),
      new Promise((settle) => setTimeout(settle, 5000, null)),
    ]);
    expect(first, way).toMatchObject({ done: false });
    await reader?.cancel();
  }
});
