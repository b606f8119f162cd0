import { parseICS, type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from '@/lib/events/calendar';

const entry: CalendarEntry = {
  uid: 'event-12@halyard',
  sequence: 3,
  title: 'Höst; all-hands, "the big one" \\ with everybody who can make it to the boathouse',
  text: 'Doors at eight.\nBring a cup, and a chair.',
  venue: 'Järntorget 4, Göteborg',
  lat: 57.6997,
  lng: 11.9522,
  starts: new Date('2026-10-25T00:30:00Z'),
  ends: new Date('2026-10-25T02:30:00Z'),
  allDay: false,
  created: new Date('2026-09-01T10:00:00Z'),
  updated: new Date('2026-09-02T10:00:00Z'),
  url: 'https://hearth.example/groups/events/all-hands',
};

function read(changes: Partial<CalendarEntry> = {}): VEvent {
  const calendar = parseICS(calendarFile([{ ...entry, ...changes }]));
  const [event] = Object.values(calendar).filter((part) => part?.type === 'VEVENT');
  return event as VEvent;
}

test('a calendar reads back what the event says', () => {
  const event = read();
  expect(event.summary).toBe(entry.title);
  expect(event.description).toBe(entry.text);
  expect(event.location).toBe(entry.venue);
  expect(event.uid).toBe('event-12@halyard');
  expect(Number(event.sequence)).toBe(3);
  expect(event.geo).toEqual({ lat: 57.6997, lon: 11.9522 });
});

test('times are UTC, also in the hour that daylight saving repeats', () => {
  const event = read();
  expect(event.start.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(event.end?.toISOString()).toBe('2026-10-25T02:30:00.000Z');
  expect(event.dtstamp.toISOString()).toBe('2026-09-02T10:00:00.000Z');
  expect(calendarFile([entry])).not.toContain('TZID');
});

test('every line ends in CRLF and has at most 75 octets', () => {
  const lines = calendarFile([entry]).split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('an event without length has no end', () => {
  expect(calendarFile([{ ...entry, ends: entry.starts }])).not.toContain('DTEND');
});

test('what people write cannot add lines to the file', () => {
  const event = read({
    title: 'Lunch\r\nATTENDEE:mailto:eve@example.com',
    venue: 'x\nURL:https://evil.example',
  });
  expect(event.attendee).toBeUndefined();
  expect(event.url).toMatchObject({ val: entry.url });
});

const zones = ['Pacific/Auckland', 'Europe/Stockholm', 'America/Los_Angeles'];

/** Three days, over which daylight saving ends in Stockholm. */
const fair = {
  allDay: true,
  starts: new Date('2026-10-24T00:00:00Z'),
  ends: new Date('2026-10-26T23:59:59Z'),
};

test.each(zones)('an event of whole days is on the same days for who reads it in %s', (zone) => {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const file = calendarFile([{ ...entry, ...fair }]);
    expect(file).toContain('DTSTART;VALUE=DATE:20261024\r\n');
    expect(file).toContain('DTEND;VALUE=DATE:20261027\r\n');
    const { start, end, datetype } = read(fair);
    expect(datetype).toBe('date');
    expect([start, end].map((date) => [date?.getMonth(), date?.getDate(), date?.getHours()])).toEqual([
      [9, 24, 0],
      [9, 27, 0],
    ]);
  } finally {
    process.env.TZ = before;
  }
});

test.each(zones)(
  'an hour is the same moment for who reads it in %s, before and after the clocks change',
  (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      for (const starts of [
        '2026-10-24T22:30:00.000Z',
        '2026-10-25T01:30:00.000Z',
        '2027-03-14T09:59:00.000Z',
      ]) {
        const ends = new Date(Date.parse(starts) + 7_200_000);
        const event = read({ starts: new Date(starts), ends });
        expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([starts, ends.toISOString()]);
      }
    } finally {
      process.env.TZ = before;
    }
  },
);

test('a feed names itself and keeps its events apart', () => {
  const file = calendarFile([entry, { ...entry, uid: 'event-13@halyard', ...fair }], 'Halyard');
  expect(file).toContain('X-WR-CALNAME:Halyard');
  expect(Object.values(parseICS(file)).filter((part) => part?.type === 'VEVENT')).toHaveLength(2);
});
