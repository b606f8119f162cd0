'use client';

import { type ReactNode, useState } from 'react';
import { firstRows, MoreRows, TreeFace, type TreeItem, TreeToggle } from './tree-item';

type Props<T extends TreeItem> = {
  label?: string;
  byParent: Map<number, T[]>;
  /** The row it stands below; 0 for the top. */
  of: number;
  current: number | null;
  open: ReadonlySet<number>;
  toggle: (id: number) => void;
  face: ((item: T) => ReactNode) | undefined;
};

/** The rows below one row as a nested list; closed branches are not drawn. */
export function TreeBranch<T extends TreeItem>({ label, of, byParent, ...shared }: Props<T>) {
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
            <TreeBranch {...shared} of={item.id} byParent={byParent} />
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
