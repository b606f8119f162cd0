'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { DateField } from './date-field';
import { type EventDraft, withStart } from './draft';

type Props = {
  event: EventDraft;
  errors: Record<string, string[]>;
  onChange: (event: EventDraft) => void;
};

export function EventFields({ event, errors, onChange }: Props) {
  return (
    <fieldset className="grid gap-4 border-y border-line py-5 sm:grid-cols-2">
      <legend className="sr-only">When and where</legend>
      <DateField
        label="Starts"
        value={event.starts}
        error={errors['event.starts']}
        onChange={(starts) => onChange(withStart(event, starts))}
      />
      <DateField
        label="Ends"
        value={event.ends}
        error={errors['event.ends']}
        onChange={(ends) => onChange({ ...event, ends })}
      />
      <Field label="Venue" error={errors['event.venue']} className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            icon="map-pin"
            value={event.venue}
            maxLength={300}
            onChange={({ target }) => onChange({ ...event, venue: target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
