import ical, { ICalCalendarMethod } from 'ical-generator';

const dayMs = 86_400_000;

export type CalendarEntry = {
  /** Stays the same through every change, so that a calendar replaces what it has. */
  uid: string;
  /** Counts the changes. */
  sequence: number;
  title: string;
  text: string;
  venue: string;
  lat: number | null;
  lng: number | null;
  starts: Date;
  ends: Date;
  /** From the first day to the last, both in UTC and both included, without hours. */
  allDay: boolean;
  created: Date;
  updated: Date;
  url: string;
};

/** Events as a calendar file (RFC 5545): UTC or whole days throughout, folded lines, CRLF. A feed has a name. */
export function calendarFile(entries: CalendarEntry[], name?: string): string {
  const calendar = ical({
    prodId: { company: 'Hearth', product: 'Hearth', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // How often programs ask again, in seconds.
    ...(name !== undefined && { name, ttl: 3600 }),
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      stamp: entry.updated,
      ...spanOf(entry),
      summary: entry.title,
      description: entry.text || null,
      location: entry.venue ? { title: entry.venue, ...placeOf(entry) } : null,
      url: entry.url,
      created: entry.created,
      lastModified: entry.updated,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** A year of five digits is none that calendars know. */
const lastDay = Date.UTC(9999, 11, 31);

/** A calendar's last day is the one before its end; an end that is not after the start it refuses: that is a moment. */
function spanOf({ starts, ends, allDay }: CalendarEntry) {
  if (!allDay) return { start: starts, end: ends > starts ? ends : null };
  // In UTC whatever the server's zone, or the day would be another one.
  const end = Math.min(midnight(ends) + dayMs, lastDay);
  return { start: starts, end: new Date(end), allDay, timezone: 'UTC' };
}

function midnight(date: Date): number {
  return Math.floor(date.getTime() / dayMs) * dayMs;
}

function placeOf({ lat, lng }: CalendarEntry) {
  return lat === null || lng === null ? {} : { geo: { lat, lon: lng } };
}
