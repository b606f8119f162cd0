'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NavLink } from '@/lib/account/navigation';
import { arrowWalk } from './arrow-walk';
import { NavEntry } from './nav-entry';
import { currentHref, groupShortcuts } from './navigation-items';
import { hovered, pressed, type Submenu } from './submenu';
import { useFitting } from './use-fitting';

const closeDelay = 180;

type Props = { items: NavLink[] };

/** The team's navigation. Another set of links is another bar: it is measured anew. */
export function Nav({ items }: Props) {
  return <Bar key={items.map((item) => item.text).join('\n')} items={items} />;
}

function Bar({ items }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFitting(list);
  const [open, setOpen] = useState<Submenu>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = currentHref(items, usePathname());
  const shortcuts = groupShortcuts(items).map((link) => link.href);
  const hidden = fitting === null ? [] : items.slice(fitting);

  function hover(index: number | null) {
    clearTimeout(timer.current);
    if (index === null) timer.current = setTimeout(() => setOpen(away), closeDelay);
    else setOpen((before) => (isHeld(before) ? before : hovered(before, index)));
  }

  function away(before: Submenu) {
    return isHeld(before) || (before?.pinned && has('[data-open] :focus')) ? before : null;
  }

  /** The keyboard is in the list, or on the button with which it opened it: the mouse only passes by. */
  function isHeld(before: Submenu) {
    return has('.nav-sub :focus-visible') || (before?.pinned && has('[data-open] :focus-visible'));
  }

  function has(selector: string) {
    return list.current?.querySelector(selector) != null;
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  }

  function press(event: KeyboardEvent) {
    const at = event.target as HTMLElement;
    const entry = at.closest<HTMLElement>('[data-entry]');
    if (!entry) return;
    const index = Number(entry.dataset.entry);
    if (event.key === 'Escape' && open !== null) {
      setOpen(null);
      entry.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    } else if (
      event.key === 'ArrowDown' &&
      !at.closest('.nav-sub') &&
      entry.querySelector('[aria-expanded]')
    ) {
      flushSync(() => setOpen({ at: index, pinned: true }));
      entry.querySelector<HTMLElement>('.nav-sub a')?.focus();
    } else if (!walk(event.key, at)) {
      return;
    }
    event.preventDefault();
  }

  function walk(key: string, at: HTMLElement) {
    const submenu = at.closest('.nav-sub');
    if (submenu && arrowWalk(key, [...submenu.querySelectorAll<HTMLElement>('a')], 'column')) return true;
    const tops = [
      ...(list.current?.querySelectorAll<HTMLElement>('li:not([hidden]) > .nav-top > :is(a, button)') ?? []),
    ];
    if (!submenu) return arrowWalk(key, tops, 'row');
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    setOpen(null);
    at.closest('[data-entry]')?.querySelector<HTMLElement>('.nav-top > *')?.focus();
    return arrowWalk(key, tops, 'row');
  }

  const shared = { current, shortcuts, onHover: hover };
  return (
    <nav className="nav" aria-label="Main" onKeyDown={press} onBlur={leave}>
      <ul ref={list} data-ready={fitting === null ? undefined : ''}>
        {items.map((item, index) => (
          <NavEntry
            key={`${item.href} ${item.text}`}
            {...shared}
            item={item}
            index={index}
            hidden={fitting !== null && index >= fitting}
            open={open?.at === index}
            onToggle={(event) => setOpen((before) => pressed(before, index, event.detail > 0))}
            onGo={() => setOpen(null)}
          />
        ))}
        {hidden.length > 0 && (
          <NavEntry
            {...shared}
            item={{ href: '#', text: 'More', children: hidden, newTab: false }}
            index={items.length}
            end
            open={open?.at === items.length}
            onToggle={(event) => setOpen((before) => pressed(before, items.length, event.detail > 0))}
            onGo={() => setOpen(null)}
          />
        )}
      </ul>
    </nav>
  );
}
