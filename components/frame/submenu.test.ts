import { expect, test } from 'vitest';
import { hovered, pressed, type Submenu } from './submenu';

const closed: Submenu = null;

test('a mouse that has opened an entry by coming near keeps it by a press, and closes it by the next', () => {
  const near = hovered(closed, 2);
  const kept = pressed(near, 2, true);
  expect([near, kept]).toEqual([
    { at: 2, pinned: false },
    { at: 2, pinned: true },
  ]);
  expect(pressed(hovered(kept, 2), 2, true)).toBeNull();
});

test('one touch opens and the next closes', () => {
  const open = pressed(closed, 1, true);
  expect(open).toEqual({ at: 1, pinned: true });
  expect(pressed(open, 1, true)).toBeNull();
});

test('a key closes what stands open, whoever opened it', () => {
  expect(pressed(hovered(closed, 1), 1, false)).toBeNull();
  expect(pressed(pressed(closed, 1, false), 1, false)).toBeNull();
});

test('another entry takes the place of the open one', () => {
  const open = pressed(closed, 1, true);
  expect(hovered(open, 2)).toEqual({ at: 2, pinned: false });
  expect(pressed(open, 2, true)).toEqual({ at: 2, pinned: true });
});
