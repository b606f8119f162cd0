import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { demandHttps } from '@/lib/http/strict-transport';

test('under https each answer of the process demands it, whoever makes the answer', async () => {
  Object.assign(process.env, {
    BASE_URL: 'https://intranet.example.com',
    AUTH_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://nobody@localhost/none',
  });
  const server = createServer((_request, response) => response.end('a script')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await fetch(url)).headers.has('strict-transport-security')).toBe(false);
  demandHttps();
  expect((await fetch(url)).headers.get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains',
  );
  server.close();
});
