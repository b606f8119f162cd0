import { displayDay } from '@/lib/dates';

/** The days of an event that lasts all day: the same text wherever it is read, so the server's stays. */
export function EventDays({ event: { starts, ends } }: { event: { starts: string; ends: string } }) {
  const [first, last] = [displayDay(starts, 'eventDate'), displayDay(ends, 'eventDate')];
  return first === last ? first : `${first} – ${last}`;
}
