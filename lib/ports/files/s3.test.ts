import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { newKey } from '@/lib/ports/files/key';
import { s3Files } from '@/lib/ports/files/s3';

let close = async () => {};
afterEach(() => close());

/** A store in front of a server that misbehaves. */
async function storeAt(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  const { port } = server.address() as AddressInfo;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const endpoint = `http://127.0.0.1:${port}`;
  return s3Files({ bucket: 'hearth', region: 'us-east-1', pathStyle: true, endpoint, credentials });
}

const unavailable = { code: 'unavailable' };

test('a store that hangs is given up after two seconds, and then left alone', async () => {
  let asked = 0;
  const store = await storeAt(() => {
    asked++;
  });
  await expect(store.put(newKey(), Buffer.from('x'))).rejects.toMatchObject(unavailable);
  const before = asked;
  await expect(store.open(newKey())).rejects.toMatchObject(unavailable);
  await expect(store.check()).rejects.toMatchObject(unavailable);
  expect(asked).toBe(before);
}, 10_000);

test('a store that refuses or is broken is unavailable', async () => {
  const broken = await storeAt((_request, response) => response.writeHead(500).end());
  await expect(broken.size(newKey())).rejects.toMatchObject(unavailable);
  await close();
  const gone = await storeAt(() => undefined);
  await close();
  close = async () => {};
  await expect(gone.remove(newKey())).rejects.toMatchObject(unavailable);
});

test('a key that is not allowed is unavailable, too, but does not keep others waiting', async () => {
  let asked = 0;
  const store = await storeAt((_request, response) => {
    asked++;
    response.writeHead(403).end();
  });
  for (const _ of [1, 2]) await expect(store.open(newKey())).rejects.toMatchObject(unavailable);
  expect(asked).toBe(2);
});

test('a file that breaks off half-way is an error, never a short file', async () => {
  const store = await storeAt((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half');
    setTimeout(() => response.destroy(), 50);
  });
  const opened = await store.open(newKey());
  await expect(text(opened?.stream ?? Readable.from([]))).rejects.toThrow('aborted');
});

test('a bucket that is not there is no absent file', async () => {
  const body = '<Error><Code>NoSuchBucket</Code><Message>none</Message></Error>';
  const store = await storeAt((_request, response) => response.writeHead(404).end(body));
  await expect(store.open(newKey())).rejects.toMatchObject(unavailable);
});
