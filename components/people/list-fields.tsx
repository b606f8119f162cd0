'use client';

import { useEffect, useRef } from 'react';
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
  const box = useRef<HTMLFieldSetElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const next = useRef<number | null>(null);

  // The field that was added, or the one beside what was removed, is there after this render.
  useEffect(() => {
    if (next.current === null) return;
    const labels = box.current?.querySelectorAll('input') ?? [];
    (labels[Math.min(next.current, fields.length - 1)] ?? more.current)?.focus();
    next.current = null;
  }, [fields]);

  const change = (key: number, part: Partial<DraftField>) =>
    onChange(fields.map((field) => (field.key === key ? { ...field, ...part } : field)));

  function move(index: number, by: -1 | 1) {
    if (!fields[index + by]) return;
    const next = [...fields];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(index + by, 0, moved);
    onChange(next);
  }

  function add() {
    const key = Math.max(-1, ...fields.map((field) => field.key)) + 1;
    next.current = fields.length;
    onChange([...fields, { key, label: '', type: 'text' }]);
  }

  function remove(index: number) {
    next.current = index;
    onChange(fields.toSpliced(index, 1));
  }

  return (
    <fieldset ref={box} className="grid gap-4 sm:gap-2">
      <legend className="label mb-1">Fields</legend>
      {fields.map((field, index) => (
        <div key={field.key} className="flex flex-wrap items-center gap-2">
          <Input
            className="basis-full sm:flex-1 sm:basis-0"
            aria-label={`Label of field ${index + 1}`}
            value={field.label}
            required
            maxLength={100}
            onChange={(event) => change(field.key, { label: event.target.value })}
          />
          <div className="flex-1 sm:flex-none">
            <Select
              aria-label={`Type of field ${index + 1}`}
              options={types}
              value={field.type}
              onChange={(event) =>
                change(field.key, { type: event.target.value as ContactFieldJson['type'] })
              }
            />
          </div>
          {/* At an end an arrow only says that it is off: disabled, it would lose the focus of who moves a field there. */}
          <IconButton
            icon="arrow-up"
            label="Move up"
            size="sm"
            aria-disabled={index === 0}
            onClick={() => move(index, -1)}
          />
          <IconButton
            icon="arrow-down"
            label="Move down"
            size="sm"
            aria-disabled={index === fields.length - 1}
            onClick={() => move(index, 1)}
          />
          <IconButton icon="x" label="Remove field" size="sm" onClick={() => remove(index)} />
        </div>
      ))}
      {fields.length === 0 && <p className="hint">A list without fields holds names only.</p>}
      <div>
        <Button ref={more} size="sm" icon="plus" onClick={add}>
          Add a field
        </Button>
      </div>
    </fieldset>
  );
}
