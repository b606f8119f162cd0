import { expect, test } from 'vitest';
import { howManyFit } from './fitting';

test('everything stays while there is room, with no place kept for More', () => {
  expect(howManyFit([100, 100, 100], 304, 2, 70)).toBe(3);
});

test('More takes its place out of the room', () => {
  expect(howManyFit([100, 100, 100], 303, 2, 70)).toBe(2);
  expect(howManyFit([100, 100, 100], 250, 2, 70)).toBe(1);
});

test('in no room at all everything goes to More', () => {
  expect(howManyFit([100, 100], 60, 2, 70)).toBe(0);
});
