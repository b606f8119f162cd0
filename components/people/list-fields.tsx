'use client';

import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { ContactFieldJson } from '@/lib/people/schema';

/** `was` is the label the field was loaded with: renaming keeps the contacts' values. */
export type DraftField = ContactFieldJson & { key: number; was?: string };

const types: { value: ContactFieldJson['type']; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'link', label: 'Link' },
  { value: 'email', label: 'E-mail' },
  { value: 'tel', label: 'Phone' },
  { value: 'yes_no', label: 'Yes or no' },
];

type Props = { fields: DraftField[]; onChange: (fields: DraftField[]) => void };

export function ListFields({ fields, onChange }: Props) {
  const change = (key: number, part: Partial<DraftField>) =>
    onChange(fields.map((field) => (field.key === key ? { ...field, ...part } : field)));

  function move(index: number, by: -1 | 1) {
    const next = [...fields];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(index + by, 0, moved);
    onChange(next);
  }

  function add() {
    const key = Math.max(-1, ...fields.map((field) => field.key)) + 1;
    onChange([...fields, { key, label: '', type: 'text' }]);
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-1">Fields</legend>
      {fields.map((field, index) => (
        <div key={field.key} className="flex items-center gap-2">
          <Input
            aria-label={`Label of field ${index + 1}`}
            value={field.label}
            required
            maxLength={100}
            onChange={(event) => change(field.key, { label: event.target.value })}
          />
          <Select
            aria-label={`Type of field ${index + 1}`}
            options={types}
            value={field.type}
            onChange={(event) => change(field.key, { type: event.target.value as ContactFieldJson['type'] })}
          />
          <IconButton
            icon="arrow-up"
            label="Move up"
            size="sm"
            disabled={index === 0}
            onClick={() => move(index, -1)}
          />
          <IconButton
            icon="arrow-down"
            label="Move down"
            size="sm"
            disabled={index === fields.length - 1}
            onClick={() => move(index, 1)}
          />
          <IconButton
            icon="x"
            label="Remove field"
            size="sm"
            onClick={() => onChange(fields.filter(({ key }) => key !== field.key))}
          />
        </div>
      ))}
      {fields.length === 0 && <p className="hint">A list without fields holds names only.</p>}
      <div>
        <Button size="sm" icon="plus" onClick={add}>
          Add a field
        </Button>
      </div>
    </fieldset>
  );
}
