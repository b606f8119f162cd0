import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type FileQuery, fileResponse, type ServedFile } from '@/lib/http/file-response';

const text = '0123456789';

const file: ServedFile = {
  key: 'a-key-of-sixteen',
  name: 'ten.txt',
  type: 'text/plain',
  size: text.length,
  updated_at: new Date('2026-11-21T10:00:00Z'),
};

function ask({
  type = file.type,
  query = {},
  headers = {},
  method = 'GET',
}: {
  type?: string;
  query?: FileQuery;
  headers?: Record<string, string>;
  method?: string;
} = {}) {
  const request = new Request('http://hearth.test/', { headers, method });
  return fileResponse(request, { ...file, type }, query, async (range) => ({
    stream: Readable.from([text.slice(range?.start ?? 0, (range?.end ?? text.length) + 1)], {
      objectMode: false,
    }),
  }));
}

const dispositionOf = async (given: Parameters<typeof ask>[0]) =>
  (await ask(given)).headers.get('content-disposition')?.split(';')[0];

test('the whole file comes with its guards', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect(response.headers.get('cache-control')).toContain('must-revalidate');
});

test('a range comes alone', async () => {
  const response = await ask({ headers: { range: 'bytes=2-4' } });
  expect(response.status).toBe(206);
  expect(await response.text()).toBe('234');
  expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
});

test('a range beyond the end is 416 and says how long the file is', async () => {
  const response = await ask({ headers: { range: 'bytes=10-' } });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */10');
});

test('who has the file already gets 304', async () => {
  const tag = (await ask()).headers.get('etag') ?? '';
  for (const sent of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
    expect((await ask({ headers: { 'if-none-match': sent } })).status).toBe(304);
  expect((await ask({ headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('a range of an older version gets the whole file', async () => {
  const headers = { range: 'bytes=2-4', 'if-range': '"older"' };
  expect((await ask({ headers })).status).toBe(200);
});

test('HEAD has the headers and no body', async () => {
  const response = await ask({ method: 'HEAD' });
  expect(response.headers.get('etag')).toBe((await ask()).headers.get('etag'));
  expect(response.body).toBeNull();
});

test('without asking, pictures are shown and everything else is saved', async () => {
  expect(await dispositionOf({ type: 'image/png' })).toBe('inline');
  for (const type of ['application/pdf', 'text/plain', 'video/mp4', 'image/svg+xml', 'text/html'])
    expect(await dispositionOf({ type })).toBe('attachment');
});

test('view=true shows what may be shown, and only that', async () => {
  const query = { as: 'Name', view: 'true' };
  for (const type of ['image/webp', 'application/pdf', 'text/plain', 'audio/mpeg', 'video/webm'])
    expect(await dispositionOf({ type, query })).toBe('inline');
  const never = [
    'text/html',
    'image/svg+xml',
    'application/xml',
    'text/javascript',
    'application/zip',
    'text/csv',
  ];
  for (const type of never) expect(await dispositionOf({ type, query })).toBe('attachment');
});

test('a name to download under is never shown inline', async () => {
  expect(await dispositionOf({ type: 'image/png', query: { as: 'Name' } })).toBe('attachment');
});

test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript', 'no type\r\nX: y'])(
  'the type %j is not named to the browser',
  async (type) => {
    expect((await ask({ type })).headers.get('content-type')).toBe('application/octet-stream');
  },
);

test('whoever goes away closes the file', async () => {
  const leaving = new AbortController();
  const stream = Readable.from(['never read']);
  const request = new Request('http://hearth.test/', { signal: leaving.signal });
  await fileResponse(request, file, {}, async () => ({ stream }));
  leaving.abort();
  expect(stream.destroyed).toBe(true);
});
