import { expect, test } from 'vitest';
import { fileAfter } from './file-after';

const files = [1, 2, 3, 4].map((id) => ({ id }));

test('the file below those that go takes their place', () => {
  expect(fileAfter(files, [2])).toBe(3);
  expect(fileAfter(files, [1, 3])).toBe(4);
});

test('where none is below, the one above does', () => {
  expect(fileAfter(files, [4])).toBe(3);
  expect(fileAfter(files, [3, 4])).toBe(2);
});

test('where all go, none does', () => {
  expect(fileAfter(files, [1, 2, 3, 4])).toBeUndefined();
});
