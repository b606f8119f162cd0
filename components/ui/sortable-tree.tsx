'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '@/lib/client/api';
import type { TreeNode } from '@/lib/tree';
import { Alert } from './alert';
import { Icon } from './icon';
import { Link } from './link';
import { patient } from './patient';
import type { TreeDragProps } from './tree-drag';
import { ancestorsOf, childrenOf, rebuild } from './tree-rows';

export type TreeItem = {
  id: number;
  parentId: number | null;
  label: string;
  href?: string | undefined;
  /** Rows stand below it, whether they are here or not. */
  branch?: boolean | undefined;
  /** A word or number at the end of the row. */
  note?: string | number | undefined;
};

type Props<T extends TreeItem> = {
  label: string;
  /** In order; `parentId` nests them. */
  items: readonly T[];
  current?: number | null | undefined;
  /** Loads the code that drags. */
  editable?: boolean | undefined;
  /** Levels below the top; 0 is a plain list. */
  maxDepth?: number | undefined;
  /** Saves the new order; when it throws the old one comes back and the reason is shown. */
  onMove: (tree: TreeNode[], rows: T[]) => unknown;
  /** Drawn instead of the link. */
  face?: ((item: T) => ReactNode) | undefined;
  /** Given while `items` are only the first rows of a tree: fetches the others. */
  onReach?: (() => void) | undefined;
  /** Keeps the open branches from page to page under this name. */
  memory?: string | undefined;
};

/** Small trees stand open; of large ones only the way to the current row does. */
const openAll = 40;
/** More rows than this are drawn when asked for. */
const firstRows = 200;

const load = patient(() => import('./tree-drag'));

const remembered = new Map<string, ReadonlySet<number>>();

/**
 * A tree of links, the same on the server and for readers: a nested list whose closed branches are not drawn. For
 * who may edit it, the drag and the menu of each row come once the page stands.
 */
export function SortableTree<T extends TreeItem>(props: Props<T>) {
  const { items, current = null, editable = false, maxDepth = 0, memory, onMove, label, face } = props;
  const { onReach } = props;
  const [seen, setSeen] = useState(items);
  const [rows, setRows] = useState<readonly T[]>(items);
  const [open, setOpen] = useState(() => firstOpen(items, current, memory, Boolean(onReach)));
  const [error, setError] = useState<string | null>(null);
  const [Drag, setDrag] = useState<ComponentType<TreeDragProps<T>> | null>(null);
  if (seen !== items) {
    setSeen(items);
    setRows(items);
    if (!onReach) setOpen(new Set([...open, ...keptOpen(memory)]));
  }

  useEffect(() => {
    if (editable) load().then(({ TreeDrag }) => setDrag(() => TreeDrag<T>));
  }, [editable]);

  function toggle(id: number, shown = !open.has(id)) {
    onReach?.();
    const next = new Set(open);
    if (shown) next.add(id);
    else next.delete(id);
    setOpen(next);
    if (memory) remembered.set(memory, next);
  }

  async function move(next: T[]) {
    const before = rows;
    setRows(next);
    setError(null);
    try {
      await onMove(rebuild(next), next);
    } catch (reason) {
      setRows(before);
      setError(reason instanceof ApiError ? reason.message : 'The new order was not saved. Try again.');
    }
  }

  const shared = { rows, open, current, toggle, face };
  return (
    <div className="tree">
      {error && <Alert errors={[error]} className="mb-2" />}
      {Drag && editable && !onReach ? (
        <Drag {...shared} label={label} maxDepth={maxDepth} firstRows={firstRows} onMove={move} />
      ) : (
        <Branch {...shared} label={label} byParent={childrenOf(rows)} of={0} />
      )}
      {onReach && (
        <button type="button" className="tree-more" onClick={onReach}>
          Show all
        </button>
      )}
    </div>
  );
}

function firstOpen(
  items: readonly TreeItem[],
  current: number | null,
  memory: string | undefined,
  partial: boolean,
) {
  if (items.length <= openAll && !partial) return new Set(items.map((item) => item.id));
  const path = current === null ? [] : [current, ...ancestorsOf(items, current)];
  return new Set([...(partial ? [] : keptOpen(memory)), ...path]);
}

function keptOpen(memory: string | undefined): ReadonlySet<number> {
  return (memory && remembered.get(memory)) || new Set();
}

type Shared<T extends TreeItem> = {
  current: number | null;
  open: ReadonlySet<number>;
  toggle: (id: number) => void;
  face: ((item: T) => ReactNode) | undefined;
};

type BranchProps<T extends TreeItem> = Shared<T> & { label?: string; byParent: Map<number, T[]>; of: number };

function Branch<T extends TreeItem>({ label, of, byParent, ...shared }: BranchProps<T>) {
  const { current, open, toggle, face } = shared;
  const items = byParent.get(of) ?? [];
  const [shown, setShown] = useState(() =>
    Math.max(firstRows, items.findIndex((item) => item.id === current) + 20),
  );
  return (
    <ul aria-label={label}>
      {items.slice(0, shown).map((item) => (
        <li key={item.id}>
          <div className="tree-row" data-current={item.id === current || undefined}>
            <TreeToggle
              item={item}
              branch={byParent.has(item.id) || item.branch === true}
              open={open.has(item.id)}
              toggle={toggle}
            />
            <TreeFace item={item} current={current} face={face} />
          </div>
          {byParent.has(item.id) && open.has(item.id) && (
            <Branch {...shared} of={item.id} byParent={byParent} />
          )}
        </li>
      ))}
      {items.length > shown && (
        <li>
          <MoreRows left={items.length - shown} onMore={() => setShown(shown + firstRows)} />
        </li>
      )}
    </ul>
  );
}

export function MoreRows({ left, onMore }: { left: number; onMore: () => void }) {
  return (
    <button type="button" className="tree-more" onClick={onMore}>
      Show {Math.min(left, firstRows)} more
    </button>
  );
}

type ToggleProps = { item: TreeItem; branch: boolean; open: boolean; toggle: (id: number) => void };

export function TreeToggle({ item, branch, open, toggle }: ToggleProps) {
  if (!branch) return <span className="tree-toggle" />;
  return (
    <button
      type="button"
      className="tree-toggle"
      aria-expanded={open}
      aria-label={`What is below "${item.label}"`}
      onClick={() => toggle(item.id)}
    >
      <Icon name="chevron-right" />
    </button>
  );
}

type FaceProps<T extends TreeItem> = {
  item: T;
  current: number | null;
  face: ((item: T) => ReactNode) | undefined;
};

export function TreeFace<T extends TreeItem>({ item, current, face }: FaceProps<T>) {
  if (face) return face(item);
  return (
    <>
      <Link
        className="tree-link"
        href={item.href ?? '#'}
        aria-current={item.id === current ? 'page' : undefined}
      >
        {item.label}
      </Link>
      {item.note !== undefined && <span className="tree-note">{item.note}</span>}
    </>
  );
}
