'use client';

import { useRef } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { formatDateTime } from '@/lib/dates';
import { DateField } from './date-field';
import type { Draft } from './draft';

type Props = {
  draft: Draft;
  /** It is asked already, so that there is something to ask again. */
  asked: boolean;
  error: string[] | undefined;
  onChange: (part: Partial<Draft>) => void;
};

/** Whether everybody of the group has to confirm the post, and until when. */
export function MustReadField({ draft: { mustRead, askAgain }, asked, error, onChange }: Props) {
  const asks = useRef<HTMLInputElement>(null);
  return (
    <>
      <Checkbox
        ref={asks}
        label="Must be read"
        hint="Everybody of the group confirms it."
        checked={mustRead !== ''}
        onChange={({ target }) => onChange({ mustRead: target.checked ? inAWeek() : '', askAgain: false })}
      />
      {mustRead && (
        <DateField
          label="To be confirmed by"
          value={mustRead}
          error={error}
          onChange={(due) => {
            // Without a date its field goes, and the focus with it.
            if (!due) asks.current?.focus();
            onChange({ mustRead: due });
          }}
        />
      )}
      {mustRead && asked && (
        <Checkbox
          label="Ask everybody to confirm again"
          hint="Confirmations so far end when you press Update."
          checked={askAgain}
          onChange={({ target }) => onChange({ askAgain: target.checked })}
        />
      )}
    </>
  );
}

/** At the end of a working day. */
function inAWeek(): string {
  const due = new Date();
  due.setDate(due.getDate() + 7);
  due.setHours(17, 0, 0, 0);
  return formatDateTime(due);
}
