'use client';

import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import type { ControlProps } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { UserSummaryJson } from '@/lib/users/schema';
import { type PeopleSearch, shortestTerm, usePeopleSearch } from './use-people-search';

type Props = Omit<ControlProps, 'required'> & {
  value: readonly UserSummaryJson[];
  onChange: (people: UserSummaryJson[]) => void;
  placeholder?: string | undefined;
};

/** Chooses people of the team: search, arrows and Enter; Backspace in the empty field takes back the last one. */
export function PersonPicker({ value, onChange, placeholder = 'Search by name', ...control }: Props) {
  const [term, setTerm] = useState('');
  const search = usePeopleSearch(term);
  return (
    <Combobox.Root
      multiple
      autoHighlight
      filter={null}
      items={search.people}
      value={[...value]}
      onValueChange={(people, { reason }) => {
        // Escape in the shut field would take everybody away.
        if (reason !== 'escape-key') onChange(people);
      }}
      inputValue={term}
      onInputValueChange={setTerm}
      itemToStringLabel={(person) => person.name}
      isItemEqualToValue={(item, chosen) => item.id === chosen.id}
    >
      <Combobox.InputGroup className="input picker">
        <Combobox.Chips className="picker-chips" aria-label={value.length > 0 ? 'Chosen people' : undefined}>
          {value.map((person) => (
            <Chip key={person.id} person={person} />
          ))}
          <Combobox.Input
            className="picker-input"
            placeholder={value.length > 0 ? 'Add somebody' : placeholder}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
              // Held to take back what was typed, it stops at the people.
              if (event.key === 'Backspace' && event.repeat) event.preventBaseUIHandler();
            }}
            {...control}
          />
        </Combobox.Chips>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner className="menu-positioner" align="start" sideOffset={6} collisionPadding={12}>
          <Combobox.Popup className="menu picker-menu" aria-busy={search.status === 'searching' || undefined}>
            <Combobox.Status className="picker-status">{tell(search, term)}</Combobox.Status>
            <Combobox.List>
              {(person: UserSummaryJson) => <Option key={person.id} person={person} />}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function Chip({ person }: { person: UserSummaryJson }) {
  return (
    <Combobox.Chip className="picker-chip" aria-label={person.name}>
      <Avatar person={person} size={24} />
      <span className="truncate">{person.name}</span>
      <Combobox.ChipRemove className="picker-remove" aria-label={`Remove ${person.name}`}>
        <Icon name="x" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  );
}

function Option({ person }: { person: UserSummaryJson }) {
  return (
    <Combobox.Item value={person} className="menu-item picker-option">
      <Avatar person={person} />
      <span className="picker-who">
        <b>{person.name}</b>
        {person.job_title && <small>{person.job_title}</small>}
      </span>
      <Combobox.ItemIndicator>
        <Icon name="check" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  );
}

function tell({ status, people, error }: PeopleSearch, term: string): string | null {
  if (status === 'failed') return error;
  if (status === 'idle') return `Type at least ${shortestTerm} letters of a name.`;
  if (people.length > 0) return null;
  return status === 'searching' ? 'Searching…' : `Nobody found for "${term.trim()}".`;
}
