'use client';

import { useEffect, useRef } from 'react';
import { type DisplayFormat, dayDistance, displayDate, distanceFrom } from '@/lib/dates';

const refresh = 30_000;

type LocalTimeProps = {
  /** `yyyy-MM-dd HH:mm:ss`, UTC, as the API writes it. */
  value: string;
  format?: DisplayFormat | undefined;
  className?: string | undefined;
};

/**
 * A date in the reader's zone. The server cannot know the zone, so it writes UTC and the browser corrects the text
 * in place: through the element, not through state, because React keeps the server's text while it hydrates.
 */
export function LocalTime({ value, format = 'date', className }: LocalTimeProps) {
  const time = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    if (time.current) time.current.textContent = displayDate(value, format);
  }, [value, format]);
  return (
    <time ref={time} dateTime={machine(value)} className={className} suppressHydrationWarning>
      {displayDate(value, format)}
    </time>
  );
}

type RelativeTimeProps = {
  value: string;
  className?: string | undefined;
};

/** `2 hours ago`, kept true while the page is open, with the exact local time on hover. */
export function RelativeTime({ value, className }: RelativeTimeProps) {
  const time = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    const tell = () => {
      if (time.current) time.current.textContent = distanceFrom(value, new Date());
    };
    if (time.current) time.current.title = displayDate(value, 'dateTime');
    tell();
    const timer = setInterval(tell, refresh);
    return () => clearInterval(timer);
  }, [value]);
  return (
    <time ref={time} dateTime={machine(value)} className={className} suppressHydrationWarning>
      {distanceFrom(value, new Date())}
    </time>
  );
}

type RelativeDayProps = { starts: string; ends: string; className?: string | undefined };

/** `today`, `in 3 days`, of days that are the same in every zone; corrected in place to the reader's own today. */
export function RelativeDay({ starts, ends, className }: RelativeDayProps) {
  const time = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    if (time.current) time.current.textContent = dayDistance(starts, ends, new Date());
  }, [starts, ends]);
  return (
    <time ref={time} dateTime={starts.slice(0, 10)} className={className} suppressHydrationWarning>
      {dayDistance(starts, ends, new Date())}
    </time>
  );
}

function machine(value: string) {
  return `${value.replace(' ', 'T')}Z`;
}
