import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { env } from '@/lib/env';

type Answer = (url: URL) => unknown;

/** A service outside that answers as its makers document it: JSON, bytes, or 404 for undefined. */
export function usePeer(answer: Answer): { address: () => string; asked: URL[] } {
  const asked: URL[] = [];
  let address = '';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', address);
    asked.push(url);
    const body = answer(url);
    if (body === undefined) response.writeHead(404).end('{}');
    else response.end(body instanceof Uint8Array ? body : JSON.stringify(body));
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    env().PRIVATE_HOSTS = ['127.0.0.1'];
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });
  return { address: () => address, asked };
}
