'use client';

import type { ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';

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

/** More rows than this are drawn when asked for. */
export const firstRows = 200;

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

export function MoreRows({ left, onMore }: { left: number; onMore: () => void }) {
  return (
    <button type="button" className="tree-more" onClick={onMore}>
      Show {Math.min(left, firstRows)} more
    </button>
  );
}
