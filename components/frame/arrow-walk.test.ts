import { expect, test } from 'vitest';
import { nextIndex } from './arrow-walk';

test('a column is walked up and down and goes round', () => {
  expect(nextIndex('ArrowDown', 2, 3, 'column')).toBe(0);
  expect(nextIndex('ArrowUp', 0, 3, 'column')).toBe(2);
  expect(nextIndex('ArrowRight', 0, 3, 'column')).toBeNull();
});

test('the first step into a list enters it from its near end', () => {
  expect(nextIndex('ArrowDown', -1, 3, 'column')).toBe(0);
  expect(nextIndex('ArrowUp', -1, 3, 'column')).toBe(2);
});

test('Home and End reach the ends, other keys are left alone', () => {
  expect(nextIndex('Home', 2, 3, 'row')).toBe(0);
  expect(nextIndex('End', 0, 3, 'row')).toBe(2);
  expect(nextIndex('a', 0, 3, 'row')).toBeNull();
  expect(nextIndex('ArrowDown', 0, 0, 'column')).toBeNull();
});
