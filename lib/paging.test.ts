import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumber, presentPage } from '@/lib/paging';

test('a page is a whole number from 0, and 0 when it is not named', () => {
  expect([undefined, '0', '7', '007', '9'.repeat(30)].map((page) => pageNumber.parse(page))).toEqual([
    0, 0, 7, 7, 999_999_999,
  ]);
});

test.each(['-1', '1.5', '1e3', 'one', '', ' 1', '٣', ['1']])('%j is no page', (page) => {
  expect(pageNumber.safeParse(page).success).toBe(false);
});

test('every row has its page, and none lies past the last', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000 }), fc.integer({ min: 1, max: 100 }), (total, perPage) => {
      const { last_page } = presentPage([], 0, perPage, total);
      expect((last_page + 1) * perPage).toBeGreaterThanOrEqual(total);
      expect(last_page * perPage).toBeLessThanOrEqual(Math.max(0, total - 1));
    }),
  );
});

test('an empty list has last page 0', () => {
  expect(presentPage([], 0, 12, 0)).toEqual({
    data: [],
    current_page: 0,
    last_page: 0,
    per_page: 12,
    total: 0,
  });
});
