import { afterEach, expect, test, vi } from 'vitest';
import { forgetUnfinished, listUnfinished, uploadMemory } from '@/lib/client/unfinished-uploads';

function storage(broken = false) {
  const kept = new Map<string, string>();
  const setItem = (name: string, value: string) => {
    if (broken) throw new Error('The quota is exceeded.');
    kept.set(name, value);
  };
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem });
}
afterEach(() => vi.unstubAllGlobals());

const upload = (uploadUrl: string, creationTime = new Date().toString()) => ({
  ...{ size: 3, metadata: { filename: 'a.txt' }, creationTime, uploadUrl },
  ...{ parallelUploadUrls: null, urlStorageKey: '' },
});

test('an upload is found by its file and place until it is forgotten', async () => {
  storage();
  await uploadMemory.addUpload('team/1|a.txt|3|0', upload('/api/uploads/a'));
  await uploadMemory.addUpload('team/2|a.txt|3|0', upload('/api/uploads/b'));
  const found = await uploadMemory.findUploadsByFingerprint('team/1|a.txt|3|0');
  expect(found.map(({ uploadUrl }) => uploadUrl)).toEqual(['/api/uploads/a']);
  forgetUnfinished('/api/uploads/a');
  expect(listUnfinished().map(({ uploadUrl }) => uploadUrl)).toEqual(['/api/uploads/b']);
});

test('what the server has given up by now is not offered', async () => {
  storage();
  await uploadMemory.addUpload('x', upload('/api/uploads/old', new Date(Date.now() - 25 * 36e5).toString()));
  expect(listUnfinished()).toEqual([]);
});

test('a browser that keeps nothing, or something else, stops no upload', async () => {
  storage(true);
  expect(await uploadMemory.addUpload('x', upload('/api/uploads/a'))).toBe('/api/uploads/a');
  expect(listUnfinished()).toEqual([]);
  vi.stubGlobal('localStorage', { getItem: () => 'no json' });
  expect(listUnfinished()).toEqual([]);
});
