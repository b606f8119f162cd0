// By their own paths: the package's index loads three hundred modules where nothing bundles it.
import { format } from 'date-fns/format';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { isValid } from 'date-fns/isValid';

const exchange = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;

/**
 * Reads `yyyy-MM-dd HH:mm:ss` as UTC; null for anything that is not such a date (31 February included, and the years
 * before 100: PostgreSQL has no year 0, and its driver takes two digits for a year of our time).
 */
export function parseDateTime(value: string): Date | null {
  if (!exchange.test(value) || value.startsWith('00')) return null;
  const date = new Date(`${value.replace(' ', 'T')}Z`);
  return isValid(date) && formatDateTime(date) === value ? date : null;
}

/** A date as the API writes it: `yyyy-MM-dd HH:mm:ss`, UTC. */
export function formatDateTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

/** What a page shows, in the reader's zone: `do LLL yyyy`, and for events groups `E do LLL yyyy`. */
export const displayFormats = {
  date: 'do LLL yyyy',
  eventDate: 'E do LLL yyyy',
  dateTime: 'do LLL yyyy HH:mm',
  time: 'HH:mm',
  chart: 'dd/MM/yyyy HH:mm',
  day: 'd',
  month: 'LLL',
  short: 'dd/MM/yy',
  wireDay: 'yyyy-MM-dd',
} as const;

export type DisplayFormat = keyof typeof displayFormats;

/** Formats a wire date in the zone of the machine it runs on: the browser's, or UTC on the server. */
export function displayDate(wire: string, style: DisplayFormat): string {
  const date = parseDateTime(wire);
  return date ? format(date, displayFormats[style]) : '';
}

/** The day a wire date names, whatever the zone: of an event that lasts all day. */
export function displayDay(wire: string, style: DisplayFormat): string {
  const date = localMidnight(wire);
  return date ? format(date, displayFormats[style]) : '';
}

/** `today`, `in 3 days`: from the day it is where this runs to one that is the same everywhere. */
export function dayDistance(starts: string, ends: string, now: Date): string {
  const [first, last] = [localMidnight(starts), localMidnight(ends)];
  if (!first || !last) return '';
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  if (first <= today && today <= last) return 'today';
  return formatDistanceStrict(today < first ? first : last, today, { addSuffix: true });
}

function localMidnight(wire: string): Date | null {
  const date = parseDateTime(wire);
  return date && new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** `in 3 days`, `2 hours ago`. */
export function distanceFrom(wire: string, now: Date): string {
  const date = parseDateTime(wire);
  return date ? formatDistanceStrict(date, now, { addSuffix: true }) : '';
}
