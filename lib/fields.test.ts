import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  bodyId,
  dateTime,
  emailAddress,
  flag,
  line,
  optionalLine,
  optionalText,
  reference,
} from '@/lib/fields';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
/** What a scalar is replaced by to find what a check lets through (guard 5). */
const oddities = [{ not: '' }, {}, [], null, undefined, Number.NaN];

describe('bodyId', () => {
  test('is a whole number that PostgreSQL holds, or its digits', () => {
    for (const good of [1, 2_147_483_647, '1', '2147483647']) expect(bodyId.parse(good)).toBe(Number(good));
    for (const bad of [
      0,
      -1,
      1.5,
      2_147_483_648,
      '0',
      '01',
      '1.5',
      '1e3',
      ' 1',
      '2147483648',
      '9999999999',
      true,
    ]) {
      expect(accepts(bodyId, bad), String(bad)).toBe(false);
    }
  });

  test.each(oddities)('is not %j', (odd) => expect(accepts(bodyId, odd)).toBe(false));
});

test('reference takes an id or what has one', () => {
  expect(reference.parse({ id: '7', name: 'ignored' })).toBe(7);
  expect(reference.parse(7)).toBe(7);
  for (const bad of [{}, { id: {} }, { id: 9_999_999_999 }, [7], null])
    expect(accepts(reference, bad)).toBe(false);
});

test('flag takes 0, 1, true and false and nothing that merely looks like it', () => {
  expect([1, 0, true, false].map((value) => flag.parse(value))).toEqual([true, false, true, false]);
  for (const bad of ['1', 'true', 2, -1, ...oddities]) expect(accepts(flag, bad)).toBe(false);
});

test('dateTime reads UTC and names the format it wants', () => {
  expect(dateTime.parse('2026-11-03 09:15:00')).toEqual(new Date('2026-11-03T09:15:00Z'));
  expect(dateTime.safeParse('tomorrow').error?.issues[0]?.message).toBe(
    'Send a date as yyyy-MM-dd HH:mm:ss.',
  );
});

describe('line', () => {
  const name = line(10, 'Name');

  test('is one trimmed line without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        const { data } = name.safeParse(text);
        if (data === undefined) return;
        expect(data).toBe(data.trim());
        expect(data).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect(data.length).toBeGreaterThan(0);
        expect([...data].length).toBeLessThanOrEqual(10);
      }),
    );
  });

  test('parts lines by one space', () => expect(name.parse(' a\r\n\tb ')).toBe('a b'));
  // PostgreSQL counts characters of a varchar, neither UTF-16 units nor what looks like one letter.
  test('counts characters', () => {
    expect(accepts(name, '𐀀'.repeat(10))).toBe(true);
    expect(accepts(name, `a${'\u0332'.repeat(10)}`)).toBe(false);
  });

  test('composes letters', () => expect(name.parse('A\u030Asa')).toBe('Åsa'));

  test.each(['', '   ', '\0', '\n', 'twelve chars'])('refuses %j', (text) => {
    expect(accepts(name, text)).toBe(false);
  });

  test('names the field in its message', () => {
    expect(name.safeParse('').error?.issues[0]?.message).toBe('Name is needed.');
    expect(name.safeParse('twelve chars').error?.issues[0]?.message).toBe(
      'Name can have at most 10 characters.',
    );
    expect(name.safeParse({ not: '' }).error?.issues[0]?.message).toBe('Name is needed.');
  });
});

test('an optional line or text may be emptied', () => {
  for (const schema of [optionalLine(10, 'Title'), optionalText(10, 'Intro')]) {
    expect([null, '', '  ', '\0'].map((value) => schema.parse(value))).toEqual([null, null, null, null]);
    expect(schema.parse(' a ')).toBe('a');
    expect(accepts(schema, 'twelve chars')).toBe(false);
    expect(accepts(schema, { not: '' })).toBe(false);
  }
});

test('optionalText keeps its lines', () => expect(optionalText(10, 'Intro').parse('a\nb')).toBe('a\nb'));

describe('emailAddress', () => {
  test('folds look-alikes before it judges', () => {
    expect(emailAddress.parse(' ａｄａ＠example.com ')).toBe('ada@example.com');
  });

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example.com\nbcc: eve@example.com',
    'ada@example.com,eve@example.com',
    'a\0da@example.com',
    '',
  ])('refuses %j', (text) => expect(accepts(emailAddress, text)).toBe(false));
});
