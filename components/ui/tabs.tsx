'use client';

import type { ReactNode } from 'react';
import { Link } from './link';

export type Tab = {
  label: string;
  href: string;
  current?: boolean | undefined;
  count?: number | undefined;
  /** This one and those after it stand at the other end: another view, not another part. */
  end?: boolean | undefined;
};

type Props = {
  label: string;
  items: readonly Tab[];
  /** A quiet button behind the last tab. */
  action?: ReactNode;
};

/** Tabs that are pages: links with addresses of their own, so they open in a new tab and survive a reload. */
export function Tabs({ label, items, action }: Props) {
  return (
    <nav aria-label={label} className="tabs">
      <ul>
        {items.map(({ label: text, href, current, count, end }) => (
          <li key={href} className={end ? 'tab-end' : undefined}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              {text}
              {count !== undefined && <span className="count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {action}
    </nav>
  );
}
