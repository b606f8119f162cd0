import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { openverseStock } from '@/lib/ports/stock/openverse';

const id = '0aff3595-8168-440b-83ff-7a80b65dea42';
const picture = {
  ...{ id, title: 'Fjord', creator: 'Ada', foreign_landing_url: 'https://example.com/fjord' },
  url: 'http://169.254.169.254/secret.jpg',
};
const asked: string[] = [];
/** Answers as Openverse documents it. */
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  const json = (body: unknown) => response.end(JSON.stringify(body));
  if (url.startsWith('/v1/images/?'))
    return json({ results: [picture, { id, title: null, creator: null }], result_count: 61, page_count: 4 });
  if (url === `/v1/images/${id}/`) return json(picture);
  if (url === `/v1/images/${id}/thumb/?full_size=true`) return response.end('bytes');
  return response.writeHead(404).end('{}');
});
let stock: ReturnType<typeof openverseStock>;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  env().PRIVATE_HOSTS = ['127.0.0.1'];
  stock = openverseStock(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  server.close();
});

test('a search asks for pictures without rights and answers in the shape of the others', async () => {
  const { results, total, total_pages } = await stock.search('fjord & sea', 1);
  const { searchParams } = new URL(asked.at(-1) ?? '', 'http://x');
  expect(Object.fromEntries(searchParams)).toMatchObject({ q: 'fjord & sea', page: '2', license: 'cc0,pdm' });
  expect([total, total_pages]).toEqual([61, 4]);
  expect(results[0]).toMatchObject({
    ...{ id, description: 'Fjord' },
    user: { name: 'Ada', link: 'https://example.com/fjord' },
  });
  expect(results[1]).toMatchObject({ description: 'Picture by somebody unknown', user: { name: 'Unknown' } });
});

test('a chosen picture comes from Openverse itself, wherever it says that it lies', async () => {
  expect(await stock.fetch(id)).toEqual({ name: 'Fjord.jpg', content: Buffer.from('bytes') });
  expect(await stock.fetch('../../secret')).toBeNull();
});

test('one that is not there, and a server in the own network that nobody named, are unavailable', async () => {
  const unknown = '11111111-8168-440b-83ff-7a80b65dea42';
  await expect(stock.fetch(unknown)).rejects.toMatchObject({ code: 'unavailable' });
  env().PRIVATE_HOSTS = [];
  await expect(stock.search('fjord', 0)).rejects.toMatchObject({ code: 'unavailable' });
  env().PRIVATE_HOSTS = ['127.0.0.1'];
});
