// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAnswered } from './use-answered';

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

let root: Root;
let shown: { count: number };
let answer: (value: { count: number }) => void;

function Part({ initial, busy }: { initial: { count: number }; busy: boolean }) {
  [shown, answer] = useAnswered(initial, busy);
  return null;
}

const show = (count: number, busy = false) =>
  act(async () => root.render(<Part initial={{ count }} busy={busy} />));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('navigator', { onLine: true });
  router.refresh.mockClear();
  root = createRoot(document.createElement('div'));
  await show(1);
});

it('follows a later page that says something else', async () => {
  await show(2);
  expect(shown.count).toBe(2);
});

it('keeps the answer when the same page is made once more', async () => {
  await act(async () => answer({ count: 5 }));
  await show(1);
  expect(shown.count).toBe(5);
});

it('lets no page from before the answer take its place', async () => {
  await show(1, true);
  await show(3, true);
  expect(shown.count).toBe(1);
  await act(async () => answer({ count: 5 }));
  await show(3);
  expect(shown.count).toBe(5);
});

it('follows the page that came meanwhile when the call fails', async () => {
  await show(3, true);
  await show(3);
  expect(shown.count).toBe(3);
});

it('drops the kept pages once, when a page is left on which something was answered', async () => {
  await act(async () => answer({ count: 5 }));
  expect(router.refresh).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

it('drops them when the answer comes after the page was left, and for nothing else', async () => {
  await act(async () => root.unmount());
  expect(router.refresh).not.toHaveBeenCalled();
  await act(async () => answer({ count: 5 }));
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
