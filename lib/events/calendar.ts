import ical, { ICalCalendarMethod } from 'ical-generator';

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
  created: Date;
  updated: Date;
  url: string;
};

/** One event as a calendar file (RFC 5545): UTC throughout, folded lines, CRLF. */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = ical({
    prodId: { company: 'Hearth', product: 'Hearth', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.updated,
    start: entry.starts,
    // A calendar refuses an end that is not after the start; without one the event is a moment.
    end: entry.ends > entry.starts ? entry.ends : null,
    summary: entry.title,
    description: entry.text || null,
    location: entry.venue ? { title: entry.venue, ...placeOf(entry) } : null,
    url: entry.url,
    created: entry.created,
    lastModified: entry.updated,
  });
  return `${calendar.toString()}\r\n`;
}

function placeOf({ lat, lng }: CalendarEntry) {
  return lat === null || lng === null ? {} : { geo: { lat, lon: lng } };
}
