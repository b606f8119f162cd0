'use client';

import { clsx } from 'clsx';
import type { MouseEvent, PointerEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { NavLink } from '@/lib/account/navigation';
import { NavAnchor } from './nav-anchor';
import { holds } from './navigation-items';

type Shared = {
  current: string | null;
  /** Addresses of the groups that Ctrl and a digit open, in order. */
  shortcuts: readonly string[];
  onGo: () => void;
};

type Props = Shared & {
  item: NavLink;
  index: number;
  open: boolean;
  hidden?: boolean;
  end?: boolean;
  onHover: (index: number | null) => void;
  onToggle: (event: MouseEvent) => void;
};

/** One place in the bar. With children: a link with a button beside it that opens them; a `#` is all button. */
export function NavEntry({ item, index, open, hidden, end, onHover, onToggle, ...shared }: Props) {
  const parent = item.children.length > 0;
  const leads = item.href !== '#';
  const expands = { 'aria-expanded': open, onClick: onToggle };
  const mouse = (event: PointerEvent, to: number | null) => event.pointerType === 'mouse' && onHover(to);
  return (
    <li
      data-entry={index}
      hidden={hidden}
      onPointerEnter={(event) => mouse(event, parent ? index : null)}
      onPointerLeave={(event) => mouse(event, null)}
    >
      <div
        className="nav-top"
        data-current={holds(item, shared.current) ? '' : undefined}
        data-open={open ? '' : undefined}
      >
        {(leads || !parent) && <NavAnchor link={item} current={shared.current} onClick={shared.onGo} />}
        {parent && (
          <button type="button" {...expands} aria-label={leads ? `${item.text}, submenu` : undefined}>
            {!leads && item.text}
            <Icon name="chevron-down" />
          </button>
        )}
        <Hint href={item.href} shortcuts={shared.shortcuts} />
      </div>
      {open && (
        <div className={clsx('nav-sub', end && 'nav-sub-end')}>
          <Sublist items={item.children} {...shared} />
        </div>
      )}
    </li>
  );
}

function Sublist({ items, nested, ...shared }: Shared & { items: NavLink[]; nested?: boolean }) {
  return (
    <ul className={nested ? 'nav-sub-list' : undefined}>
      {items.map((item) => (
        <li key={`${item.href} ${item.text}`}>
          {item.href === '#' && item.children.length > 0 ? (
            <span className="menu-label block">{item.text}</span>
          ) : (
            <NavAnchor className="menu-item" link={item} current={shared.current} onClick={shared.onGo}>
              <Hint href={item.href} shortcuts={shared.shortcuts} />
            </NavAnchor>
          )}
          {item.children.length > 0 && <Sublist nested items={item.children} {...shared} />}
        </li>
      ))}
    </ul>
  );
}

function Hint({ href, shortcuts }: { href: string; shortcuts: readonly string[] }) {
  const at = shortcuts.indexOf(href);
  if (at < 0) return null;
  return (
    <span className="kbd shortcut" aria-hidden="true">
      {at + 1}
    </span>
  );
}
