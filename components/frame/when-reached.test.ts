import { afterEach, expect, test, vi } from 'vitest';
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
  const [go, stay] = [vi.fn(), vi.fn()];
  void whenReached(go, stay);
  expect(go).toHaveBeenCalledOnce();
  expect(fetch).not.toHaveBeenCalled();
});

test('without a connection the page stays', async () => {
  connection(false, unreachable);
  const [go, stay] = [vi.fn(), vi.fn()];
  await whenReached(go, stay);
  expect([go, stay].map((call) => call.mock.calls.length)).toEqual([0, 1]);
});

test('a server on this very machine is reached without a network', async () => {
  connection(false, async () => new Response());
  const [go, stay] = [vi.fn(), vi.fn()];
  await whenReached(go, stay);
  expect([go, stay].map((call) => call.mock.calls.length)).toEqual([1, 0]);
});
