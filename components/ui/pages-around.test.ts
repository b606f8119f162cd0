import { expect, test } from 'vitest';
import { pagesAround } from './pages-around';

test('few pages are all shown', () => {
  expect(pagesAround(1, 3)).toEqual([0, 1, 2, 3]);
});

test('the first and the last page are always in reach, with gaps between', () => {
  expect(pagesAround(10, 20)).toEqual([0, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
});

test('a gap never hides a single page', () => {
  expect(pagesAround(4, 20)).toEqual([0, 1, 2, 3, 4, 5, 6, 'gap', 20]);
  expect(pagesAround(16, 20)).toEqual([0, 'gap', 14, 15, 16, 17, 18, 19, 20]);
});

test('a page past the end still offers the way back', () => {
  expect(pagesAround(99, 2)).toEqual([0, 1, 2]);
});
