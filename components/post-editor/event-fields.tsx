'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { DateField } from './date-field';
import { type EventDraft, withAllDay, withStart } from './draft';
import { VenueField } from './venue-field';

type Props = {
  event: EventDraft;
  errors: Record<string, string[]>;
  onChange: (event: EventDraft) => void;
};

export function EventFields({ event, errors, onChange }: Props) {
  const { venue, placeId, starts, ends, allDay } = event;
  const homeless = venue.trim() !== '' && !starts ? ['Say when the event starts.'] : undefined;
  const reversed = ends && ends < starts ? ['The event ends before it starts.'] : undefined;
  return (
    <fieldset className="grid gap-4 border-y border-line py-5 sm:grid-cols-2">
      <legend className="sr-only">When and where</legend>
      <Checkbox
        label="All day"
        className="sm:col-span-2"
        checked={allDay}
        onChange={({ target }) => onChange(withAllDay(event, target.checked))}
      />
      <DateField
        key={`starts-${allDay}`}
        label="Starts"
        daysOnly={allDay}
        value={starts}
        error={errors['event.starts'] ?? homeless}
        onChange={(start) => onChange(withStart(event, start))}
      />
      <DateField
        key={`ends-${allDay}`}
        label="Ends"
        daysOnly={allDay}
        value={ends}
        error={errors['event.ends'] ?? reversed}
        onChange={(end) => onChange({ ...event, ends: end })}
      />
      <Field label="Venue" error={errors['event.venue']} className="sm:col-span-2">
        {(control) => (
          <VenueField
            {...control}
            venue={venue}
            placeId={placeId}
            onChange={(place) => onChange({ ...event, ...place })}
          />
        )}
      </Field>
    </fieldset>
  );
}
