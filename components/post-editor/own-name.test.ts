import { beforeEach, expect, it, vi } from 'vitest';
import { Locks } from './locks.fixture';
import { hold } from './own-name';

let locks: LockManager;

beforeEach(() => {
  locks = new Locks().manager();
});

it('gives the name to the first tab, and numbers those that come while it is there', async () => {
  expect(await hold('7:new:1', locks).name).toBe('7:new:1');
  expect(await hold('7:new:1', locks).name).toBe('7:new:1:2');
  expect(await hold('7:new:1', locks).name).toBe('7:new:1:3');
});

it('gives the name to who comes after, also when the one before goes a moment later', async () => {
  const before = hold('7:new:1', locks);
  await before.name;
  const after = hold('7:new:1', locks);
  before.release();
  expect(await after.name).toBe('7:new:1');
});

it('holds nothing for a page that went before it had the name', async () => {
  hold('7:new:1', locks).release();
  expect(await hold('7:new:1', locks).name).toBe('7:new:1');
});

it('goes by the bare name where there are no locks, or none may be had', async () => {
  vi.stubGlobal('navigator', {});
  expect(await hold('7:new:1').name).toBe('7:new:1');
  const refusing = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };
  expect(await hold('7:new:1', refusing as unknown as LockManager).name).toBe('7:new:1');
  vi.unstubAllGlobals();
});
