'use client';

import {
  type CalendarDate,
  type CalendarDateTime,
  type DateValue,
  fromDate,
  getLocalTimeZone,
  parseDate,
  toCalendarDateTime,
  today,
} from '@internationalized/date';
import { useState } from 'react';
import {
  Button as AriaButton,
  DatePicker as AriaDatePicker,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components';
import { Icon } from '@/components/ui/icon';
import { formatDateTime, parseDateTime } from '@/lib/dates';
import './date-picker.css';

export type DatePickerProps = {
  /** `yyyy-MM-dd HH:mm:ss`, UTC; empty for none. */
  value: string;
  /** Whole days, the same in every zone: the hours of `value` are nought. */
  daysOnly?: boolean | undefined;
  onChange: (wire: string) => void;
  labelledBy: string;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
};

allowStyles();

/** Day and time in the writer's zone, on a clock of 24 hours; typed segment by segment or taken from the calendar. */
export function DatePicker({
  value,
  daysOnly = false,
  onChange,
  labelledBy,
  describedBy,
  invalid,
  autoFocus,
  onBlur,
}: DatePickerProps) {
  const [home, setHome] = useState<HTMLElement | null>(null);
  return (
    <AriaDatePicker
      ref={(node) => setHome(node?.closest<HTMLElement>('[role="dialog"], main') ?? null)}
      className="date-picker"
      value={daysOnly ? toDay(value) : toLocal(value)}
      placeholderValue={daysOnly ? today(getLocalTimeZone()) : nextHour()}
      granularity={daysOnly ? 'day' : 'minute'}
      hourCycle={24}
      shouldForceLeadingZeros
      isInvalid={invalid ?? false}
      aria-labelledby={labelledBy}
      {...(describedBy && { 'aria-describedby': describedBy })}
      {...(autoFocus && { autoFocus })}
      onChange={(date) => onChange(date ? toWire(date) : '')}
      onBlur={() => onBlur?.()}
    >
      <Group className="input date-group">
        <DateInput className="date-segments">
          {(segment) => <DateSegment className="date-segment" segment={segment} />}
        </DateInput>
        <AriaButton className="date-open">
          <Icon name="calendar-days" />
        </AriaButton>
      </Group>
      <Popover className="date-popover" {...(home && { UNSTABLE_portalContainer: home })}>
        <Dialog className="date-dialog">
          <Calendar className="date-calendar">
            <header>
              <AriaButton slot="previous">
                <Icon name="chevron-left" />
              </AriaButton>
              <Heading />
              <AriaButton slot="next">
                <Icon name="chevron-right" />
              </AriaButton>
            </header>
            <CalendarGrid weekdayStyle="short">{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}

function toLocal(wire: string): CalendarDateTime | null {
  const date = parseDateTime(wire);
  return date && toCalendarDateTime(fromDate(date, getLocalTimeZone()));
}

function toDay(wire: string): CalendarDate | null {
  return wire ? parseDate(wire.slice(0, 10)) : null;
}

function toWire(local: DateValue): string {
  if (!('hour' in local)) return `${local.toString()} 00:00:00`;
  return formatDateTime(local.set({ second: 0, millisecond: 0 }).toDate(getLocalTimeZone()));
}

function nextHour(): CalendarDateTime {
  const now = toCalendarDateTime(fromDate(new Date(), getLocalTimeZone()));
  return now.set({ minute: 0, second: 0, millisecond: 0 }).add({ hours: 1 });
}

/** The library writes two style elements, which the page's policy lets through with its nonce only. */
function allowStyles() {
  const holder = globalThis as { __webpack_nonce__?: string | undefined };
  holder.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}
