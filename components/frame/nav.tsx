'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NavLink } from '@/lib/account/navigation';
import { arrowWalk } from './arrow-walk';
import { NavEntry } from './nav-entry';
import { currentHref, groupShortcuts } from './navigation-items';
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
  const [open, setOpen] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = currentHref(items, usePathname());
  const shortcuts = groupShortcuts(items).map((link) => link.href);
  const hidden = fitting === null ? [] : items.slice(fitting);

  function hover(index: number | null) {
    clearTimeout(timer.current);
    if (index !== null) setOpen(index);
    else timer.current = setTimeout(() => setOpen(null), closeDelay);
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
      flushSync(() => setOpen(index));
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
            open={open === index}
            onToggle={() => setOpen(open === index ? null : index)}
            onGo={() => setOpen(null)}
          />
        ))}
        {hidden.length > 0 && (
          <NavEntry
            {...shared}
            item={{ href: '#', text: 'More', children: hidden, newTab: false }}
            index={items.length}
            end
            open={open === items.length}
            onToggle={() => setOpen(open === items.length ? null : items.length)}
            onGo={() => setOpen(null)}
          />
        )}
      </ul>
    </nav>
  );
}
