import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { zipResponse } from '@/lib/http/zip-response';

const request = new Request('http://hearth.test/');
const file = (name: string, content: string) => ({
  name,
  content,
  size: content.length,
  updated_at: new Date(),
});

test('an archive holds every file as it is, under its name', async () => {
  const packed = [file('Ärlig.txt', 'first'), file('b.txt', 'second')];
  const answer = zipResponse(request, 'all.zip', packed, async ({ content }) =>
    Readable.from([Buffer.from(content)]),
  );
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  for (const part of ['PK', 'Ärlig.txt', 'first', 'b.txt', 'second']) expect(bytes).toContain(part);
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="all.zip"');
});

test('a file that cannot be read breaks the download off', async () => {
  const answer = zipResponse(request, 'all.zip', [file('a.txt', 'a')], () =>
    Promise.reject(new Error('gone')),
  );
  await expect(answer.arrayBuffer()).rejects.toThrow();
});
