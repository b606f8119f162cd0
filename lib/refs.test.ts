import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathId, readRef } from '@/lib/refs';

test('an id is digits that PostgreSQL holds', () => {
  expect(readRef('12')).toEqual({ slug: '12', id: 12 });
  expect(readRef('2147483647').id).toBe(2_147_483_647);
  for (const text of ['0', '01', '-1', '1.0', '1e1', '2147483648', '99999999999', ' 1', '١', 'news', '']) {
    expect(readRef(text).id, text).toBeNull();
  }
});

test('no text is more than PostgreSQL takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      const { slug } = readRef(text);
      expect(slug).not.toContain('\0');
      expect(slug.length).toBeLessThanOrEqual(200);
    }),
  );
});

test('an id that is none is not found', () => {
  expect(pathId('7')).toBe(7);
  for (const text of ['news', '0', '', '2147483648']) {
    expect(() => pathId(text)).toThrow(expect.objectContaining({ code: 'not_found' }));
  }
});
