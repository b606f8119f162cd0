import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { diskFiles } from '@/lib/ports/files/disk';
import { isKey, newKey } from '@/lib/ports/files/key';
import { filesBelow, incoming, useTestFiles } from '@/lib/testing/files';

const { directory } = useTestFiles();
const store = () => diskFiles(directory());
const read = async (key: string, range?: { start: number; end: number }) => {
  const opened = await store().open(key, range);
  return opened && { text: await text(opened.stream), size: opened.size };
};

test('what is put is read again, whole or in part', async () => {
  const key = newKey();
  await store().put(key, Buffer.from('0123456789'));
  expect(await read(key)).toEqual({ text: '0123456789', size: 10 });
  expect(await read(key, { start: 2, end: 4 })).toEqual({ text: '234', size: 10 });
});

test('it lies in two folders that its key names', async () => {
  const key = newKey();
  await store().put(key, Buffer.from('x'));
  expect((await stat(join(directory(), 'files', key.slice(0, 2), key.slice(2, 4), key))).size).toBe(1);
});

test('a source that breaks off leaves nothing', async () => {
  const key = newKey();
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('broke off');
  }
  await expect(store().put(key, broken())).rejects.toThrow('broke off');
  expect(await store().exists(key)).toBe(false);
  expect(await filesBelow(join(directory(), 'tmp'))).toEqual([]);
});

test('a received file is moved in', async () => {
  const key = newKey();
  const file = await incoming('a.txt', 'hello');
  await store().take(key, file.path);
  expect((await read(key))?.text).toBe('hello');
  await expect(stat(file.path)).rejects.toThrow('ENOENT');
});

test('what is removed or was never there is absent', async () => {
  const key = newKey();
  await store().put(key, Buffer.from('x'));
  await store().remove(key);
  await store().remove(key);
  expect(await store().open(key)).toBeNull();
  expect(await store().exists(key)).toBe(false);
});

test.each([
  '../../../etc/passwd',
  '/etc/passwd',
  'a/../../b/../../etc/shadow',
  '',
  '..',
  'short',
  'x'.repeat(65),
  'nul\0',
])('no key leads out of the store: %j', async (key) => {
  expect(isKey(key)).toBe(false);
  expect(await store().open(key)).toBeNull();
  expect(await store().exists(key)).toBe(false);
  await expect(store().put(key, Buffer.from('x'))).rejects.toThrow('key');
});

test('keys are 32 random characters that a path and an address may hold', () => {
  const keys = Array.from({ length: 1000 }, newKey);
  expect(new Set(keys).size).toBe(1000);
  expect(keys.every((key) => key.length === 32 && isKey(key))).toBe(true);
});

test('large content streams through unharmed', async () => {
  const key = newKey();
  const hash = createHash('sha256');
  async function* parts() {
    for (let index = 0; index < 64; index++) {
      const part = Buffer.alloc(256 * 1024, index);
      hash.update(part);
      yield part;
    }
  }
  await store().put(key, parts());
  const found = createHash('sha256');
  for await (const part of (await store().open(key))?.stream ?? []) found.update(part);
  expect(found.digest('hex')).toBe(hash.digest('hex'));
});
