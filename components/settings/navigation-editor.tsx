'use client';

import { type MouseEvent, type SubmitEvent, useState } from 'react';
import type { Team } from '@/components/frame/brand';
import { Icon } from '@/components/ui/icon';
import { rowBeside } from '@/components/ui/row-beside';
import { SortableTree } from '@/components/ui/sortable-tree';
import type { TreeItem } from '@/components/ui/tree-item';
import { useUnsaved } from '@/components/ui/use-unsaved';
import { type NavGroup, type NavigationItemJson, navigationLinks } from '@/lib/account/navigation';
import type { AccountJson } from '@/lib/account/schema';
import { api } from '@/lib/client/api';
import { NavigationAdd } from './navigation-add';
import { NavigationPreview } from './navigation-preview';
import { SaveBar } from './save-bar';
import { useAccountSave } from './use-account-save';

type Props = {
  navigation: NavigationItemJson[];
  version: number;
  groups: NavGroup[];
  /** Whose header it is, and where: links to this host open in the same tab. */
  team: Team;
  host: string;
};

type Entry = Pick<NavigationItemJson, 'type' | 'url' | 'text'>;
type Item = TreeItem & Entry;

/** Four levels, as the server takes them. */
const deepest = 3;

/** The links of the header as a tree: added at the left, named, moved and removed at the right. */
export function NavigationEditor({ navigation, version, groups, team, host }: Props) {
  const [items, setItems] = useState(() => itemsOf(navigation));
  const { saveAccount, pending, alerts } = useAccountSave({ version });
  const unsaved = useUnsaved();
  const tree = treeOf(items);

  function add(entries: Entry[]) {
    const first = Math.max(0, ...items.map((item) => item.id)) + 1;
    const added = entries.map((entry, index) => itemOf(entry, first + index, null));
    setItems([...items, ...added]);
  }

  function rename(id: number, text: string) {
    setItems(items.map((item) => (item.id === id ? { ...item, text, label: text } : item)));
  }

  /** What hung below a removed item takes its place. */
  function remove({ id, parentId }: Item) {
    const rest = items.filter((item) => item.id !== id);
    setItems(rest.map((item) => (item.parentId === id ? { ...item, parentId } : item)));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { navigation: tree };
    const put = (base: number) => api<AccountJson>('PUT', '/api/account/navigation', { body, version: base });
    unsaved.keep(() => saveAccount(put));
  }

  return (
    <div className="nav-editor">
      <NavigationPreview team={team} links={navigationLinks(tree, groups, host)} />
      <NavigationAdd groups={groups} onAdd={add} />
      <form
        ref={unsaved.form}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
        onSubmit={submit}
      >
        {alerts}
        <input type="hidden" name="navigation" value={JSON.stringify(tree)} />
        {items.length === 0 && <p className="agenda-none">No links yet. Add the first one from the list.</p>}
        <SortableTree
          label="Navigation"
          items={items}
          editable
          maxDepth={deepest}
          onMove={(_, rows) => setItems(rows)}
          face={(item) => <EntryFields item={item} onRename={rename} onRemove={remove} />}
        />
        <SaveBar dirty={unsaved.dirty} pending={pending} label="Save Navigation" />
      </form>
    </div>
  );
}

type FieldsProps = {
  item: Item;
  onRename: (id: number, text: string) => void;
  onRemove: (item: Item) => void;
};

function EntryFields({ item, onRename, onRemove }: FieldsProps) {
  function remove({ currentTarget }: MouseEvent) {
    rowBeside(currentTarget, '.nav-remove')?.focus();
    onRemove(item);
  }

  const external = item.type === 'custom' && /^https?:/.test(item.url);
  return (
    <div className="nav-entry">
      <input
        className="input"
        aria-label="Link Text"
        value={item.text}
        maxLength={100}
        onChange={(event) => onRename(item.id, event.target.value)}
      />
      <small>{item.url}</small>
      {external && (
        <a href={item.url} target="_blank" rel="noreferrer" aria-label={`Open ${item.url}`}>
          <Icon name="external-link" />
        </a>
      )}
      <button type="button" className="nav-remove" onClick={remove}>
        Remove<span className="sr-only"> {item.text}</span>
      </button>
    </div>
  );
}

function itemOf({ type, url, text }: Entry, id: number, parentId: number | null): Item {
  return { id, parentId, label: text, type, url, text };
}

function itemsOf(navigation: NavigationItemJson[]): Item[] {
  const items: Item[] = [];
  const walk = (entries: NavigationItemJson[], parentId: number | null) => {
    for (const { children, ...entry } of entries) {
      const item = itemOf(entry, items.length + 1, parentId);
      items.push(item);
      walk(children, item.id);
    }
  };
  walk(navigation, null);
  return items;
}

function treeOf(items: readonly Item[], parentId: number | null = null): NavigationItemJson[] {
  return items
    .filter((item) => item.parentId === parentId)
    .map(({ id, type, url, text }) => ({ type, url, text, children: treeOf(items, id) }));
}
