import { afterEach, expect, test, vi } from 'vitest';
import { takeToasts } from '@/components/ui/toast';
import { whenReached } from './when-reached';

function connection(onLine: boolean, fetched: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { onLine });
  const fetch = vi.fn(fetched);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

test('a link is followed at once where there is a connection', () => {
  const fetch = connection(true, unreachable);
  const go = vi.fn();
  void whenReached(go);
  expect(go).toHaveBeenCalledOnce();
  expect(fetch).not.toHaveBeenCalled();
});

test('without a connection the page stays and says why', async () => {
  connection(false, unreachable);
  const go = vi.fn();
  await whenReached(go);
  expect(go).not.toHaveBeenCalled();
  expect(takeToasts()).toEqual([{ text: expect.stringContaining('You are offline'), tone: 'error' }]);
});

test('a server on this very machine is reached without a network', async () => {
  connection(false, async () => new Response());
  const go = vi.fn();
  await whenReached(go);
  expect(go).toHaveBeenCalledOnce();
  expect(takeToasts()).toEqual([]);
});
