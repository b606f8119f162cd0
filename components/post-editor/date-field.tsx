'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { fromLocalInput, toLocalInput } from './draft';

type Props = {
  label: string;
  /** `yyyy-MM-dd HH:mm:ss`, UTC; empty for none. */
  value: string;
  hint?: string | undefined;
  error?: string[] | undefined;
  onChange: (wire: string) => void;
};

/** A date and time in the writer's zone. */
export function DateField({ label, value, hint, error, onChange }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={toLocalInput(value)}
          onChange={(event) => onChange(fromLocalInput(event.target.value))}
        />
      )}
    </Field>
  );
}
