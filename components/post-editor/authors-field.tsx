'use client';

import { useRef, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { usePeopleSearch } from '@/components/users/use-people-search';
import type { UserSummaryJson } from '@/lib/users/schema';

type Props = {
  value: readonly UserSummaryJson[];
  error?: string[] | undefined;
  onChange: (people: UserSummaryJson[]) => void;
};

/** Who signs the post; at least one stays. */
export function AuthorsField({ value, error, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section className="field" aria-label="Authors">
      <p className="label">Authors</p>
      <ul className="grid gap-1">
        {value.map((person) => (
          <li key={person.id} className="flex min-h-9 items-center gap-2">
            <Avatar person={person} size={24} />
            <span className="min-w-0 flex-1 truncate">{person.name}</span>
            {value.length > 1 && (
              <IconButton
                icon="x"
                size="sm"
                label={`Remove ${person.name}`}
                tooltip={false}
                onClick={() => {
                  // Before the pressed one goes, and the focus with it.
                  add.current?.focus();
                  onChange(value.filter(({ id }) => id !== person.id));
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {error && <FieldError id="authors-error">{error.join(' ')}</FieldError>}
      <Button
        ref={add}
        size="sm"
        icon="user-plus"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        Add author
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Add an author">
        <PersonSearch
          chosen={value}
          onChoose={(person) => {
            onChange([...value, person]);
            setOpen(false);
          }}
        />
      </Dialog>
    </section>
  );
}

type SearchProps = { chosen: readonly UserSummaryJson[]; onChoose: (person: UserSummaryJson) => void };

/** The search starts with the second character and is cleared with the field (spec §5). */
function PersonSearch({ chosen, onChoose }: SearchProps) {
  const [term, setTerm] = useState('');
  const { people, status, error } = usePeopleSearch(term);
  const found = people.filter((person) => chosen.every(({ id }) => id !== person.id));
  const nobody = status === 'found' && found.length === 0 ? `Nobody else found for "${term.trim()}".` : null;
  return (
    <>
      <Field label="Name" error={error}>
        {(control) => (
          <Input
            {...control}
            type="search"
            icon="search"
            placeholder="Search by name"
            value={term}
            onChange={({ target }) => setTerm(target.value)}
          />
        )}
      </Field>
      <p className={nobody ? 'text-soft' : 'sr-only'} role="status">
        {nobody ?? (found.length > 0 ? `${found.length} people found` : '')}
      </p>
      <ul>
        {found.map((person) => (
          <li key={person.id}>
            <button type="button" className="menu-item person-option" onClick={() => onChoose(person)}>
              <Avatar person={person} />
              <span className="grid min-w-0 flex-1 text-left">
                <b>{person.name}</b>
                {person.job_title && <small>{person.job_title}</small>}
              </span>
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
