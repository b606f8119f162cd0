import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { Client } from '../client.ts';
import { test } from '../fixtures.ts';
import { observe } from '../observatory.ts';

/** The development server needs eval and inline styles, and lists what it compiles as it goes. */
const manifest = '.next/server/server-reference-manifest.json';
const isBuilt = existsSync(manifest) && process.env.HEARTH_TEST_PORT !== undefined;

test('the rules of the HTTP Observatory take no point off, and give A+', async ({ member }) => {
  // biome-ignore lint/suspicious/noSkippedTests: only a build can show it
  test.skip(!isBuilt, 'a development server is laxer');
  for (const [client, path] of [
    [new Client(), '/login'],
    [member.api, '/'],
    [member.api, '/no-such-page'],
  ] as const) {
    const response = await client.send(path);
    const { score, penalties } = observe(response.headers, await response.text());
    expect([path, penalties]).toEqual([path, []]);
    expect(score).toBeGreaterThanOrEqual(100);
  }
});

test('the rules find what is wrong', () => {
  const bare = observe(
    new Headers({ 'set-cookie': 'session=1' }),
    '<script src="https://cdn.test/x.js"></script>',
  );
  expect(bare.penalties).toEqual([
    'content-security-policy',
    'x-frame-options',
    'x-content-type-options',
    'referrer-policy',
    'subresource-integrity',
    'cookies',
  ]);
});

test('every kind of answer has the headers that protect it', async ({ member, guest }) => {
  const page = await (await guest.send('/login')).text();
  const script = /src="(\/_next\/static\/[^"]+)"/.exec(page)?.[1] ?? '';
  const paths = [
    '/login',
    '/',
    '/no-such-page',
    '/api/account',
    '/api/no-such-call',
    '/saml/metadata',
    script,
  ];
  for (const path of paths) {
    for (const client of [guest, member.api]) {
      const { headers } = await client.send(path);
      expect([path, Object.fromEntries(expected.map(([name]) => [name, headers.get(name)]))]).toEqual([
        path,
        Object.fromEntries(expected),
      ]);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  }
});

const expected = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
] as const;

test('a picture is never fetched and resized for somebody', async ({ guest }) => {
  for (const url of ['/icon.svg', 'http://169.254.169.254/latest', '//evil.example/x.png']) {
    const response = await guest.send(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
    expect([url, response.status]).toEqual([url, 404]);
  }
});

test('the build has no server actions', () => {
  // biome-ignore lint/suspicious/noSkippedTests: only a build can show it
  test.skip(!isBuilt, 'nothing was built');
  const { node, edge } = JSON.parse(readFileSync(manifest, 'utf8'));
  expect({ node, edge }).toEqual({ node: {}, edge: {} });
});

test('the answer of an identity provider may come from its site, and nothing else may', async ({
  member,
  guest,
}) => {
  const cross = { Origin: 'https://idp.example', 'Sec-Fetch-Site': 'cross-site' };
  const body = new URLSearchParams({ SAMLResponse: 'bm90aGluZw==' });
  const received = await guest.send('/saml/acs', { method: 'POST', body, headers: cross });
  expect([received.status, received.headers.get('location')]).toEqual([303, '/login?sso=off']);
  expect(received.headers.getSetCookie()).toEqual([]);
  const form = new URLSearchParams({ _token: await member.api.token() });
  for (const path of ['/logout', '/saml/logout']) {
    expect((await member.api.send(path, { method: 'POST', body: form, headers: cross })).status).toBe(403);
  }
});

test('an answer above a megabyte is not read, whatever it claims to be', async ({ guest }) => {
  const body = new URLSearchParams({ SAMLResponse: 'A'.repeat(1_100_000) });
  expect((await guest.send('/saml/acs', { method: 'POST', body })).status).toBe(413);
});
