// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellHeard } from './heard';
import { LiveNotifications } from './live-notifications';

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

let root: Root;

const show = (unread: number, newest?: number) =>
  act(async () => root.render(<LiveNotifications unread={unread} newest={newest} />));
const hear = (unread: number, newest: number) => act(async () => tellHeard({ unread, newest }));
const wait = () => act(async () => vi.advanceTimersByTime(1500));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  router.refresh.mockClear();
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it('fetches the page anew, once, when the bell knows of more or fewer', async () => {
  await show(2, 7);
  await hear(2, 7);
  await wait();
  expect(router.refresh).not.toHaveBeenCalled();
  await hear(3, 8);
  await hear(0, 8);
  await wait();
  await wait();
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

it('leaves alone a page of older ones, a page that caught up, and one that was left', async () => {
  await show(2);
  await hear(2, 8);
  await wait();
  await hear(3, 9);
  await show(3);
  await wait();
  await hear(4, 10);
  await act(async () => root.unmount());
  await wait();
  expect(router.refresh).not.toHaveBeenCalled();
});
