import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveForm } from '@/lib/http/form';
import { IncomingFile } from '@/lib/media/schema';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hearth-form-'));
  process.env.DATA_DIR = directory;
  process.env.DATABASE_URL ??= 'postgres://nobody@localhost/none';
});

afterAll(() => rm(directory, { recursive: true, force: true }));

const limits = { files: 2, bytes: 1_000_000 };
const left = () => readdir(join(directory, 'tmp')).catch(() => []);

/** Forms are written out first, so that a request that is dropped half way leaves no writer behind. */
async function post(body: BodyInit, headers: Record<string, string> = {}) {
  const written = body instanceof FormData ? new Response(body) : null;
  const type = written?.headers.get('content-type');
  const init = {
    method: 'POST',
    body: written ? await written.arrayBuffer() : body,
    headers: { ...(type && { 'content-type': type }), ...headers },
    duplex: 'half',
  };
  return receiveForm(new Request('http://hearth.test/', init), limits);
}

function form(...parts: [name: string, value: string | Blob, fileName?: string][]) {
  const data = new FormData();
  for (const [name, value, fileName] of parts)
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, fileName);
  return data;
}

const multipart = (text: string) => post(text, { 'content-type': 'multipart/form-data; boundary=x' });

test('fields come as text, files as files with their names', async () => {
  const { values, discard } = await post(
    form(['group', 'news'], ['file', new Blob(['hello']), 'Åsa 陳.txt']),
  );
  expect(values.group).toBe('news');
  const [file] = values.file as IncomingFile[];
  expect(file).toBeInstanceOf(IncomingFile);
  expect(file).toMatchObject({ name: 'Åsa 陳.txt', size: 5 });
  expect(await readFile(file?.path ?? '', 'utf8')).toBe('hello');
  await discard();
  expect(await left()).toEqual([]);
});

test('the message names the limit', async () => {
  await expect(post(form(['file', new Blob(['x'.repeat(2_000_000)]), 'a']))).rejects.toThrow('at most 1 MB');
});

test('a path in the name of a file is dropped', async () => {
  const { values, discard } = await multipart(
    '--x\r\nContent-Disposition: form-data; name="file"; filename="../../etc/passwd"\r\n\r\nx\r\n--x--\r\n',
  );
  expect((values.file as IncomingFile[])[0]?.name).toBe('passwd');
  await discard();
});

test.each([
  [
    'a file that is too large',
    () => post(form(['file', new Blob(['x'.repeat(1_000_001)]), 'a'])),
    'too_large',
  ],
  [
    'the second of two that is too large',
    () => post(form(['file', new Blob(['x']), 'a'], ['file', new Blob(['x'.repeat(2_000_000)]), 'b'])),
    'too_large',
  ],
  [
    'a body that is announced as too large',
    () => post('--x--', { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9999999' }),
    'too_large',
  ],
  [
    'three files where two may come',
    () =>
      post(form(...['a', 'b', 'c'].map((name): [string, Blob, string] => ['file', new Blob([name]), name]))),
    'invalid',
  ],
  [
    'a form that breaks off',
    () => multipart('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf'),
    'bad_request',
  ],
  [
    'a form that breaks off in a field',
    () => multipart('--x\r\nContent-Disposition: form-data; name="group"\r\n\r\nhal'),
    'bad_request',
  ],
  ['a form that breaks off in a head', () => multipart('--x\r\nContent-Disposition: form-da'), 'bad_request'],
  ['an empty form', () => multipart(''), 'bad_request'],
  ['no boundary', () => post('x', { 'content-type': 'multipart/form-data; charset=utf-8' }), 'bad_request'],
  ['JSON', () => post('{}', { 'content-type': 'application/json' }), 'wrong_type'],
])('%s leaves nothing', async (_, send, code) => {
  await expect(send()).rejects.toMatchObject({ code });
  expect(await left()).toEqual([]);
});

test('a sender that goes away leaves nothing', async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf';
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(head));
      setTimeout(() => controller.error(new Error('aborted')), 20);
    },
  });
  await expect(post(body, { 'content-type': 'multipart/form-data; boundary=x' })).rejects.toMatchObject({
    code: 'bad_request',
  });
  expect(await left()).toEqual([]);
});

test('a text field is never taken for a file, and no name is special', async () => {
  const { values } = await post(form(['file', 'text'], ['__proto__', 'x'], ['constructor', 'y']));
  expect(values.file).toBe('text');
  expect(Object.keys(values)).toEqual(['file', '__proto__', 'constructor']);
});

test('an urlencoded form has fields only', async () => {
  const { values } = await post(new URLSearchParams({ group: 'files', file: '7' }));
  expect(values).toEqual({ group: 'files', file: '7' });
});

test('files come in the order they were sent, whichever is written first', async () => {
  const big = new Blob(['x'.repeat(900_000)]);
  for (let round = 0; round < 5; round++) {
    const received = await post(form(['file', big, 'first.txt'], ['file', new Blob(['y']), 'second.txt']));
    const names = (received.values.file as IncomingFile[]).map(({ name }) => name);
    expect(names).toEqual(['first.txt', 'second.txt']);
    await received.discard();
  }
});
