import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { displayDate, distanceFrom, formatDateTime, parseDateTime } from '@/lib/dates';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const seconds = fc.date({
  min: new Date('0100-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});

describe.each(['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'])('on a machine in %s', (tz) => {
  test('what is written reads back as the same second', () => {
    process.env.TZ = tz;
    fc.assert(
      fc.property(seconds, (date) => {
        const wire = formatDateTime(date);
        expect(parseDateTime(wire)?.getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000);
      }),
    );
  });

  test('the wire is UTC', () => {
    process.env.TZ = tz;
    expect(formatDateTime(new Date('2026-03-08T07:30:00.999Z'))).toBe('2026-03-08 07:30:00');
    expect(parseDateTime('2026-03-08 07:30:00')?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
  });
});

test.each([
  '2026-02-31 10:00:00',
  '2026-02-29 10:00:00',
  '2026-13-01 10:00:00',
  '2026-00-10 10:00:00',
  '2026-01-00 10:00:00',
  '2026-01-01 24:00:00',
  '2026-01-01 10:60:00',
  '2026-01-01 10:00:60',
  // PostgreSQL has no year 0.
  '0000-01-01 00:00:00',
  '2026-01-01T10:00:00',
  '2026-01-01 10:00',
  '2026-01-01 10:00:00Z',
  ' 2026-01-01 10:00:00',
  '2026-1-1 10:00:00',
  '٢٠٢٦-01-01 10:00:00',
  '2026-01-01 10:00:00\n',
  '',
  'now',
])('%j is no date', (text) => {
  expect(parseDateTime(text)).toBeNull();
});

test('a leap day is one', () => {
  expect(parseDateTime('2028-02-29 00:00:00')).toEqual(new Date('2028-02-29T00:00:00Z'));
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => [
        parseDateTime(text),
        displayDate(text, 'date'),
        distanceFrom(text, new Date()),
      ]).not.toThrow();
    }),
  );
});

describe('what a page shows', () => {
  test.each([
    ['UTC', '1st Nov 2026 05:30'],
    // The night the clocks go back.
    ['America/New_York', '1st Nov 2026 01:30'],
    ['Europe/Stockholm', '1st Nov 2026 06:30'],
    ['Pacific/Auckland', '1st Nov 2026 18:30'],
  ])('is in the zone of the reader: %s', (tz, shown) => {
    process.env.TZ = tz;
    expect(displayDate('2026-11-01 05:30:00', 'dateTime')).toBe(shown);
  });

  test('follows the formats of the specification', () => {
    process.env.TZ = 'UTC';
    const wire = '2026-11-03 09:15:00';
    expect(displayDate(wire, 'date')).toBe('3rd Nov 2026');
    expect(displayDate(wire, 'eventDate')).toBe('Tue 3rd Nov 2026');
    expect(displayDate(wire, 'chart')).toBe('03/11/2026 09:15');
  });

  test('says how far away a date is', () => {
    const now = new Date('2026-11-03T09:15:00Z');
    expect(distanceFrom('2026-11-06 09:15:00', now)).toBe('in 3 days');
    expect(distanceFrom('2026-11-03 07:15:00', now)).toBe('2 hours ago');
    expect(distanceFrom('soon', now)).toBe('');
  });
});
