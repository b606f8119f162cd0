import { formatDateTime, parseDateTime } from '@/lib/dates';

/** A wire date (UTC) as a `datetime-local` field shows it: in the zone of this browser, to the minute. */
export function toField(wire: string | null): string {
  const date = wire ? parseDateTime(wire) : null;
  if (!date) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What the field says, as a wire date; null while it is empty or half filled in. */
export function fromField(value: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(value)) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : formatDateTime(date);
}
