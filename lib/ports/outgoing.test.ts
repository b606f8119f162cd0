import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { fetchJson, fetchOutside, isPublic } from '@/lib/ports/outgoing';

const server = createServer(({ url }, response) => {
  if (url === '/away') response.writeHead(302, { Location: '/' }).end();
  else if (url === '/large') response.end('x'.repeat(3000));
  else if (url === '/json') response.end('{"a":1}');
  else if (url !== '/hangs') response.end('hello');
});
let base = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const hosts = ['127.0.0.1'];

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '192.168.0.1',
  '172.20.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '2002:a00:1::',
  '2001:0:1::',
  '2001:db8::1',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['93.184.216.34', '2606:2800:220::1', '2001:4860:4860::8888'])('%s is', (address) => {
  expect(isPublic(address)).toBe(true);
});

test('a host in the own network is not asked unless it is named', async () => {
  await expect(fetchOutside(base, { hosts })).rejects.toMatchObject({ code: 'unavailable' });
  await expect(
    fetchOutside(base.replace('127.0.0.1', 'localhost'), { hosts: ['localhost'] }),
  ).rejects.toMatchObject({ code: 'unavailable' });
});

test('neither is one that is not configured, nor an address that is no web address', async () => {
  for (const address of ['https://example.com', 'file:///etc/passwd', 'http://u:p@127.0.0.1', 'words'])
    await expect(fetchOutside(address, { hosts })).rejects.toMatchObject({ code: 'unavailable' });
});

test('what is named is asked, without following redirects, hanging or reading without end', async () => {
  env().PRIVATE_HOSTS.push('127.0.0.1');
  expect(String((await fetchOutside(base, { hosts })).content)).toBe('hello');
  expect(await fetchJson(`${base}/json`, { hosts })).toEqual({ a: 1 });
  expect((await fetchOutside(`${base}/away`, { hosts })).status).toBe(302);
  for (const path of ['/hangs', '/large', '/'])
    await expect(fetchJson(base + path, { hosts, most: 2000, milliseconds: 200 })).rejects.toMatchObject({
      code: 'unavailable',
    });
});
