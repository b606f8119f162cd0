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
  created: new Date('2026-09-01T10:00:00Z'),
  updated: new Date('2026-09-02T10:00:00Z'),
  url: 'https://hearth.example/groups/events/all-hands',
};

function read(changes: Partial<CalendarEntry> = {}): VEvent {
  const calendar = parseICS(calendarFile({ ...entry, ...changes }));
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
  expect(calendarFile(entry)).not.toContain('TZID');
});

test('every line ends in CRLF and has at most 75 octets', () => {
  const lines = calendarFile(entry).split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('an event without length has no end', () => {
  expect(calendarFile({ ...entry, ends: entry.starts })).not.toContain('DTEND');
});

test('what people write cannot add lines to the file', () => {
  const event = read({
    title: 'Lunch\r\nATTENDEE:mailto:eve@example.com',
    venue: 'x\nURL:https://evil.example',
  });
  expect(event.attendee).toBeUndefined();
  expect(event.url).toMatchObject({ val: entry.url });
});
