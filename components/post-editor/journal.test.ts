import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftOf } from './draft';
import { Journal } from './journal';

const writer = { id: 7, name: 'Eva', initials: 'E', avatar: null, job_title: null };
const base = draftOf(null, { category: null, writer });
const kept = (title: string) => ({
  ...{ base, version: null, copyVersion: 0, creation: null },
  draft: { ...base, title },
});
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it('gives back what was written last, however it was written', async () => {
  await new Journal('7:1').write(kept('calm'));
  expect((await new Journal('7:1').read())?.draft.title).toBe('calm');
  await new Promise((resolve) => setTimeout(resolve, 2));
  new Journal('7:1').writeNow(kept('hasty'));
  expect((await new Journal('7:1').read())?.draft.title).toBe('hasty');
});

it('forgets both when the server has everything', async () => {
  const journal = new Journal('7:2');
  await journal.write(kept('calm'));
  journal.writeNow(kept('hasty'));
  await journal.write(null);
  expect(await new Journal('7:2').read()).toBe(null);
});

it('keeps apart what belongs to different posts', async () => {
  await new Journal('7:3').write(kept('three'));
  expect(await new Journal('7:4').read()).toBe(null);
});
