import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFiles } from '@/lib/ports/files/disk';
import { isKey, newKey, variantKey } from '@/lib/ports/files/key';
import { s3Files } from '@/lib/ports/files/s3';
import { filesBelow, incoming, useTestFiles } from '@/lib/testing/files';
import { startS3 } from '@/lib/testing/s3';

const { directory } = useTestFiles();
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

describe.each([
  ['disk', () => diskFiles(directory())],
  ['S3', () => s3Files(s3.settings)],
])('%s', (_name, store) => {
  const read = async (key: string, range?: { start: number; end: number }) => {
    const opened = await store().open(key, range);
    return opened && { text: await text(opened.stream), size: opened.size };
  };

  test('what is put is read again, whole or in part', async () => {
    const key = newKey();
    await store().put(key, Buffer.from('0123456789'));
    expect(await read(key)).toEqual({ text: '0123456789', size: 10 });
    expect(await read(key, { start: 2, end: 4 })).toEqual({ text: '234', size: 10 });
    expect(await store().size(key)).toBe(10);
  });

  test('a source that breaks off leaves nothing, and the store goes on', async () => {
    const key = newKey();
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('broke off');
    }
    await expect(store().put(key, broken())).rejects.toThrow('broke off');
    expect(await store().size(key)).toBeNull();
    expect(await filesBelow(join(directory(), 'tmp'))).toEqual([]);
  });

  test('a received file is moved in, also over one that was there', async () => {
    const key = newKey();
    await store().put(key, Buffer.from('older and longer'));
    const file = await incoming('a.txt', 'hello');
    await store().take(key, file.path);
    expect(await read(key)).toEqual({ text: 'hello', size: 5 });
    await expect(stat(file.path)).rejects.toThrow('ENOENT');
  });

  test('an empty file is a file', async () => {
    const [key, file] = [newKey(), await incoming('empty.txt', '')];
    await store().take(key, file.path);
    expect(await read(key)).toEqual({ text: '', size: 0 });
  });

  test('what is removed or was never there is absent', async () => {
    const key = newKey();
    await store().put(key, Buffer.from('x'));
    await store().remove(key);
    await store().remove(key);
    expect(await store().open(key)).toBeNull();
    expect(await store().size(key)).toBeNull();
  });

  test('all files are listed, with what was drawn of them and since when', async () => {
    const key = newKey();
    const drawn = variantKey(key, 'w480webp');
    for (const name of [key, drawn]) await store().put(name, Buffer.from('x'));
    const listed = new Map<string, Date>();
    for await (const { key: name, modified } of store().list()) listed.set(name, modified);
    expect([...listed.keys()]).toEqual(expect.arrayContaining([key, drawn]));
    expect(Math.abs((listed.get(key)?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
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
    expect(await store().size(key)).toBeNull();
    await expect(store().put(key, Buffer.from('x'))).rejects.toThrow('key');
  });

  test('large content streams through unharmed', async () => {
    const key = newKey();
    const hash = createHash('sha256');
    async function* parts() {
      for (let index = 0; index < 80; index++) {
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

  test('it says that it is well', async () => {
    await expect(store().check()).resolves.toBeUndefined();
  });
});

test('on the disk a file lies in two folders that its key names', async () => {
  const key = newKey();
  await diskFiles(directory()).put(key, Buffer.from('x'));
  expect((await stat(join(directory(), 'files', key.slice(0, 2), key.slice(2, 4), key))).size).toBe(1);
});

test('keys are 32 random characters that a path and an address may hold', () => {
  const keys = Array.from({ length: 1000 }, newKey);
  expect(new Set(keys).size).toBe(1000);
  expect(keys.every((key) => key.length === 32 && isKey(key))).toBe(true);
});
