'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { NavLink } from '@/lib/account/navigation';
import { NavAnchor } from './nav-anchor';
import { currentHref } from './navigation-items';

type Props = { items: NavLink[]; teamName: string };

/** The navigation of a phone: a native modal dialog, which traps the focus and closes by Escape by itself. */
export function Drawer({ items, teamName }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const current = currentHref(items, usePathname());

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <div className="only-phone">
      <IconButton
        icon="menu"
        label="Menu"
        tooltip={false}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the press on the backdrop has its keyboard twin in Escape. */}
      <dialog
        ref={dialog}
        className="drawer"
        aria-label="Menu"
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && setOpen(false)}
      >
        {open && (
          <>
            <div className="drawer-head">
              <b>{teamName}</b>
              <IconButton icon="x" label="Close" tooltip={false} onClick={() => setOpen(false)} />
            </div>
            <nav className="drawer-list" aria-label="Main">
              <Links items={items} current={current} onGo={() => setOpen(false)} />
            </nav>
          </>
        )}
      </dialog>
    </div>
  );
}

type LinksProps = { items: NavLink[]; current: string | null; onGo: () => void };

function Links({ items, current, onGo }: LinksProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.href} ${item.text}`}>
          {item.href === '#' && item.children.length > 0 ? (
            <span className="drawer-label">{item.text}</span>
          ) : (
            <NavAnchor link={item} current={current} onClick={onGo} />
          )}
          {item.children.length > 0 && <Links items={item.children} current={current} onGo={onGo} />}
        </li>
      ))}
    </ul>
  );
}
