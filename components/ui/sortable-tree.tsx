'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/api';
import type { TreeNode } from '@/lib/tree';
import { Alert } from './alert';
import { patient } from './patient';
import { TreeBranch } from './tree-branch';
import type { TreeDragProps } from './tree-drag';
import type { TreeItem } from './tree-item';
import { ancestorsOf, childrenOf, rebuild } from './tree-rows';

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

/** Milliseconds that a press takes: what it pressed is not to be drawn anew under it. */
const pressFor = 200;

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
  const box = useRef<HTMLDivElement>(null);
  if (seen !== items) {
    setSeen(items);
    setRows(items);
    if (!onReach) setOpen(new Set([...open, ...keptOpen(memory)]));
  }

  useEffect(() => {
    if (!editable) return;
    const waiting = new AbortController();
    load().then(({ TreeDrag }) => onceLeft(box.current, waiting, () => setDrag(() => TreeDrag<T>)));
    return () => waiting.abort();
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
    <div className="tree" ref={box}>
      {error && <Alert errors={[error]} className="mb-2" />}
      {Drag && editable && !onReach ? (
        <Drag {...shared} label={label} maxDepth={maxDepth} onMove={move} />
      ) : (
        <TreeBranch {...shared} label={label} byParent={childrenOf(rows)} of={0} />
      )}
      {onReach && (
        <button type="button" className="tree-more" onClick={onReach}>
          Show all
        </button>
      )}
    </div>
  );
}

/** Calls back once the focus is elsewhere: the rows that drag are new ones, and would take it from who is typing. */
function onceLeft(tree: Element | null, waiting: AbortController, call: () => void) {
  const look = () => {
    if (waiting.signal.aborted || tree?.contains(document.activeElement)) return;
    waiting.abort();
    call();
  };
  look();
  tree?.addEventListener('focusout', () => setTimeout(look, pressFor), { signal: waiting.signal });
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
