'use client';

import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { LocalTime } from '@/components/ui/local-time';
import { patient } from '@/components/ui/patient';
import { displayDay } from '@/lib/dates';
import type { DatePickerProps } from './date-picker';

type Props = {
  label: string;
  /** `yyyy-MM-dd HH:mm:ss`, UTC; empty for none. */
  value: string;
  /** What an empty field says until it is pressed. */
  empty?: string | undefined;
  /** Whole days, the same in every zone, without an hour. */
  daysOnly?: boolean | undefined;
  error?: string[] | undefined;
  onChange: (wire: string) => void;
};

/** A date and time in the writer's zone; the library of the picker comes when the field is there. */
export function DateField({ label, value, empty, daysOnly = false, error = [], onChange }: Props) {
  const id = useId();
  const Picker = usePicker();
  const [choosing, setChoosing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const waits = !value && !choosing && empty !== undefined;
  const shared = { labelledBy: `${id}-label`, describedBy: error.length > 0 ? `${id}-error` : undefined };
  return (
    <div
      className="field"
      ref={field}
      // The calendar gives the focus back to a field that may have given way by then.
      onKeyDownCapture={({ key }) =>
        key === 'Escape' && setTimeout(() => catchFocus(field.current), patience)
      }
    >
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          {waits && (
            <button
              type="button"
              id={`${id}-empty`}
              className="input date-empty"
              aria-labelledby={`${id}-label ${id}-empty`}
              onClick={() => setChoosing(true)}
            >
              {empty}
              <Icon name="calendar-days" />
            </button>
          )}
          {!waits && Picker && (
            <Picker
              {...shared}
              value={value}
              daysOnly={daysOnly}
              invalid={error.length > 0}
              autoFocus={choosing}
              onChange={onChange}
              onBlur={() => setChoosing(false)}
            />
          )}
          {!waits && !Picker && (
            <div className="input">
              {daysOnly ? displayDay(value, 'date') : <LocalTime value={value} format="dateTime" />}
            </div>
          )}
        </div>
        {value && (
          <IconButton
            icon="x"
            size="sm"
            label={`Clear ${label.toLowerCase()}`}
            tooltip={false}
            onClick={() => {
              onChange('');
              setTimeout(() => field.current?.querySelector<HTMLElement>(emptied)?.focus());
            }}
          />
        )}
      </div>
      {error.length > 0 && <FieldError id={`${id}-error`}>{error.join(' ')}</FieldError>}
    </div>
  );
}

/** Longer than the calendar takes to go. */
const patience = 250;

/** What stands in a field without a date. */
const emptied = '.date-empty, .date-segment[tabindex]';

function catchFocus(field: HTMLElement | null) {
  if (document.activeElement === document.body)
    field?.querySelector<HTMLElement>('.date-empty, .date-open')?.focus();
}

const load = patient(() => import('./date-picker'));

function usePicker() {
  const [Picker, setPicker] = useState<ComponentType<DatePickerProps> | null>(null);
  useEffect(() => {
    let here = true;
    load().then(({ DatePicker }) => here && setPicker(() => DatePicker));
    return () => {
      here = false;
    };
  }, []);
  return Picker;
}
