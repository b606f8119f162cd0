import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import { formatDateTime } from '@/lib/dates';
import { statuses } from './draft';
import { fromField, toField } from './local-date';

type Props = {
  value: string | null;
  status: number;
  onChange: (date: string | null) => void;
};

/** When readers see it: at once, or at a time one sets. */
export function PublishDate({ value, status, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={open ? id : undefined}>
        {timeframe(value, status)}
      </label>
      <div className="post-editor-date">
        <span>{value ? <LocalTime value={value} format="dateTime" /> : 'Immediately'}</span>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={open}
          aria-label={open ? 'Done with the publish date' : 'Change the publish date'}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Done' : 'Change'}
        </Button>
      </div>
      {open && (
        <>
          <input
            id={id}
            className="input"
            type="datetime-local"
            aria-label="Publish date"
            value={toField(value)}
            onChange={({ target }) => onChange(fromField(target.value))}
          />
          {value && status !== statuses.published && (
            <Button size="sm" onClick={() => onChange(null)}>
              Publish immediately
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Spec §4. Dates of the wire compare as text. */
function timeframe(value: string | null, status: number) {
  if (value && value > formatDateTime(new Date())) return 'Scheduled';
  return value && status === statuses.published ? 'Published' : 'Publish';
}
