'use client';

import { type KeyboardEvent, useRef } from 'react';
import { Avatar } from '@/components/ui/avatar';
import type { Face } from '@/components/ui/face';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Link } from '@/components/ui/link';
import { arrowWalk } from './arrow-walk';
import { LogoutForm } from './logout-form';
import { ThemeSwitch } from './theme-switch';

export type Viewer = Face & { email?: string | undefined; pivot: { admin: 0 | 1 } };

type Props = { user: Viewer; csrfToken: string };

/** A native popover: opens without a line of script, closes by Escape or a press elsewhere, above everything. */
export function AccountMenu({ user, csrfToken }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    if (!menu.current || (event.target as HTMLElement).matches('[type="radio"]')) return;
    if (!menu.current.matches(':popover-open')) {
      if (event.key !== 'ArrowDown') return;
      menu.current.showPopover();
    }
    const items = [...menu.current.querySelectorAll<HTMLElement>('.menu-item')];
    if (arrowWalk(event.key, items, 'column')) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a quicker way along the links; Tab reaches them too.
    <div className="flex" onKeyDown={walk}>
      <button type="button" className="account" popoverTarget="account-menu">
        <Avatar person={user} />
        <span className="sr-only">Your account</span>
      </button>
      <div ref={menu} id="account-menu" popover="auto" className="menu account-menu">
        <div className="account-who">
          <Avatar person={user} size={40} />
          <span>
            <b>{user.name}</b>
            {user.email && <small>{user.email}</small>}
          </span>
        </div>
        <div className="menu-line" />
        <nav aria-label="Your account">
          {user.pivot.admin === 1 && <Entry href="/settings" icon="settings" text="Settings" onGo={close} />}
          <Entry href={`/profile/${user.id}`} icon="user" text="Your profile" onGo={close} />
          <Entry href="/profile/posts" icon="file-text" text="Your posts" onGo={close} />
          <Entry href="/groups" icon="layout-grid" text="Your groups" onGo={close} />
        </nav>
        <div className="menu-line" />
        <ThemeSwitch />
        <div className="menu-line" />
        <LogoutForm csrfToken={csrfToken} />
      </div>
    </div>
  );
}

type EntryProps = { href: string; icon: IconName; text: string; onGo: () => void };

function Entry({ href, icon, text, onGo }: EntryProps) {
  return (
    <Link className="menu-item" href={href} onClick={onGo}>
      <Icon name={icon} />
      {text}
    </Link>
  );
}
