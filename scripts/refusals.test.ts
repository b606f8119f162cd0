import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '@/lib/http/headers';
import { isReadable, securityHeaders as ours, refuse, refuseUnreadable } from './lib/refusals.mjs';

const server = createServer((request, response) => {
  const path = request.url ?? '';
  if (!isReadable(path)) return refuseUnreadable(path, response);
  refuse(response, { status: 405, code: 'method_not_allowed', message: 'No.', headers: { Allow: 'GET' } });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const ask = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });

test.each(['/groups/%ff', '/%', '/a%2', '/%E0%A4%A', '/a/%zz?b=c'])('%s cannot be read', (path) =>
  expect(isReadable(path)).toBe(false),
);

test.each(['/', '/groups/caf%C3%A9', '/a%00', '/a%2Fb', '/ü'])('%s can', (path) =>
  expect(isReadable(path)).toBe(true),
);

test('of the API, an address that cannot be read is refused in the shape of all errors', async () => {
  const answer = await ask('/api/groups/%E0%A4%A');
  const id = answer.headers.get('x-request-id') ?? '';
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/json']);
  expect(await answer.json()).toEqual({
    message: 'This address cannot be read.',
    code: 'bad_request',
    request_id: id,
  });
});

test('of a page, it is refused in plain words', async () => {
  const answer = await ask('/public/%ff/x');
  expect([answer.status, await answer.text()]).toEqual([400, 'This address cannot be read.\n']);
});

test('a refusal to who asks for the head only has no body', async () => {
  const answer = await ask('/api/%ff', 'HEAD');
  expect([answer.status, await answer.text()]).toEqual([400, '']);
});

test('a method that is not there is told what is', async () => {
  const answer = await ask('/api/groups', 'PATCH');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
});

test('its headers are those of every error', () => {
  expect(ours('1')).toEqual(securityHeaders('1'));
});
