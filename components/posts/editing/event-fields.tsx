import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { EventDraft } from './draft';
import { fromField, toField } from './local-date';

type Props = {
  event: EventDraft;
  errors: Record<string, string[]>;
  onChange: (event: EventDraft) => void;
};

/** Where and when. A start without an end ends when it starts (spec §4). */
export function EventFields({ event, errors, onChange }: Props) {
  const { venue, starts, ends } = event;
  const missing = venue.trim() !== '' && !starts ? 'Say when the event starts.' : null;
  const reversed = starts && ends && ends < starts ? 'The event ends before it starts.' : null;
  return (
    <fieldset className="post-editor-event">
      <legend className="sr-only">Event</legend>
      <Field label="Venue" className="post-editor-venue" error={errors['event.venue']}>
        {(control) => (
          <Input
            icon="map-pin"
            maxLength={300}
            value={venue}
            onChange={({ target }) => onChange({ ...event, venue: target.value })}
            {...control}
          />
        )}
      </Field>
      <Field label="Starts" error={errors['event.starts'] ?? missing}>
        {(control) => (
          <Input
            type="datetime-local"
            value={toField(starts)}
            onChange={({ target }) => {
              const start = fromField(target.value);
              onChange({ ...event, starts: start, ends: ends ?? start });
            }}
            {...control}
          />
        )}
      </Field>
      <Field label="Ends" error={errors['event.ends'] ?? reversed}>
        {(control) => (
          <Input
            type="datetime-local"
            value={toField(ends)}
            onChange={({ target }) => onChange({ ...event, ends: fromField(target.value) })}
            {...control}
          />
        )}
      </Field>
    </fieldset>
  );
}
