import { afterEach, expect, test, vi } from 'vitest';
import { watchViewer } from './viewer-watch';

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});

function open(id: number, { token = 'token', shown = true } = {}) {
  const page = { isShown: vi.fn(() => shown), reload: vi.fn(), renew: vi.fn() };
  const watch = watchViewer({ id, token }, page);
  opened.push(watch);
  return { ...page, ...watch };
}

test('a tab reloads when another is somebody else’s, and the new one stays', async () => {
  const old = open(1);
  const next = open(2);
  await vi.waitFor(() => expect(old.reload).toHaveBeenCalledOnce());
  open(2);
  await vi.waitFor(() => expect(next.renew).toHaveBeenCalled());
  expect(old.reload).toHaveBeenCalledOnce();
  expect(next.reload).not.toHaveBeenCalled();
});

test('a hidden tab waits until somebody looks at it', async () => {
  const old = open(1, { shown: false });
  open(2);
  await vi.waitFor(() => expect(old.isShown).toHaveBeenCalled());
  expect(old.reload).not.toHaveBeenCalled();
  old.isShown.mockReturnValue(true);
  old.look();
  expect(old.reload).toHaveBeenCalledOnce();
});

test('the same person signed in again costs nothing, and leaves the newer token', async () => {
  const old = open(1, { token: 'old' });
  open(1, { token: 'new' });
  await vi.waitFor(() => expect(old.renew).toHaveBeenCalledWith('new'));
  expect(old.reload).not.toHaveBeenCalled();
});
