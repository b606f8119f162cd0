'use client';

import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { NavGroup, NavigationItemJson } from '@/lib/account/navigation';

type Entry = Pick<NavigationItemJson, 'type' | 'url' | 'text'>;
type Props = { groups: NavGroup[]; onAdd: (entries: Entry[]) => void };

const pages: Entry[] = [
  { type: 'page', url: 'dashboard', text: 'Home' },
  { type: 'page', url: 'settings', text: 'Settings' },
  { type: 'page', url: 'groups', text: 'Groups' },
  { type: 'page', url: 'people', text: 'People' },
];

/** What can be put into the navigation, one part open at a time. */
export function NavigationAdd({ groups, onAdd }: Props) {
  const sections = groups.map(({ slug, name }): Entry => ({ type: 'section', url: slug, text: name }));
  return (
    <div className="accordion">
      <details name="add" open>
        <summary>Groups</summary>
        <Choices entries={sections} onAdd={onAdd} none="There are no groups yet." />
      </details>
      <details name="add">
        <summary>Custom Link</summary>
        <CustomLink onAdd={onAdd} />
      </details>
      <details name="add">
        <summary>Static Pages</summary>
        <Choices entries={pages} onAdd={onAdd} none="" />
      </details>
    </div>
  );
}

type ChoicesProps = { entries: Entry[]; onAdd: (entries: Entry[]) => void; none: string };

function Choices({ entries, onAdd, none }: ChoicesProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('entry');
    onAdd(entries.filter((entry) => chosen.includes(entry.url)));
    event.currentTarget.reset();
  }
  if (entries.length === 0) return <p className="hint">{none}</p>;
  return (
    <form onSubmit={submit}>
      {entries.map((entry) => (
        <Checkbox key={entry.url} name="entry" value={entry.url} label={entry.text} />
      ))}
      <Button type="submit" size="sm" icon="plus">
        Add to the navigation
      </Button>
    </form>
  );
}

function CustomLink({ onAdd }: Pick<Props, 'onAdd'>) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onAdd([{ type: 'custom', url: String(form.get('url')), text: String(form.get('text')) }]);
    event.currentTarget.reset();
  }
  return (
    <form onSubmit={submit}>
      <Field label="URL" required>
        {(control) => <Input {...control} type="url" name="url" placeholder="https://" maxLength={2000} />}
      </Field>
      <Field label="Link Text" required>
        {(control) => <Input {...control} name="text" maxLength={100} />}
      </Field>
      <Button type="submit" size="sm" icon="plus">
        Add to the navigation
      </Button>
    </form>
  );
}
