'use client';

import { useEffect, useRef } from 'react';
import { displayDate, parseDateTime } from '@/lib/dates';

type Props = { starts: string; ends: string };

/** Start and end in the reader's zone, with the zone named: UTC from the server, corrected in place by the browser. */
export function EventWhen({ starts, ends }: Props) {
  const range = useRef<HTMLSpanElement>(null);
  const zone = useRef<HTMLElement>(null);
  useEffect(() => {
    if (range.current) range.current.textContent = rangeOf(starts, ends);
    if (zone.current) zone.current.textContent = zoneAt(starts);
  }, [starts, ends]);
  return (
    <>
      <span ref={range} suppressHydrationWarning>
        {rangeOf(starts, ends)}
      </span>
      <small ref={zone} suppressHydrationWarning>
        {zoneAt(starts)}
      </small>
    </>
  );
}

/** One day is named once: `Tue 1st Dec 2026, 09:00 – 16:30`. */
function rangeOf(starts: string, ends: string): string {
  const [from, to] = [day(starts), day(ends)];
  const start = `${from}, ${displayDate(starts, 'time')}`;
  if (starts === ends) return start;
  return from === to
    ? `${start} – ${displayDate(ends, 'time')}`
    : `${start} – ${to}, ${displayDate(ends, 'time')}`;
}

function day(wire: string) {
  return displayDate(wire, 'eventDate');
}

/** Named for the day of the event: a summer's event is in summer time, also when it is read in winter. */
function zoneAt(wire: string): string {
  const date = parseDateTime(wire);
  if (!date) return '';
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'long' }).formatToParts(date);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}
