'use client';

import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { ApiError, api } from '@/lib/client/api';
import { catchFocus } from '@/lib/client/catch-focus';
import type { NotificationPage, UnreadJson } from '@/lib/notifications/schema';
import { tellHeard } from './heard';
import { NotificationEntry } from './notification-entry';
import { useChanges } from './use-changes';

const shown = 8;

/** The number of unread notifications, kept true while the page is open, and the latest of them on a press. */
export function Bell({ initial }: { initial: number }) {
  const [unread, setUnread] = useState(initial);
  const [from, setFrom] = useState(initial);
  const [list, setList] = useState<NotificationPage['data'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (from !== initial) {
    setFrom(initial);
    setUnread(initial);
  }

  async function refresh() {
    const isOpen = popup.current?.matches(':popover-open');
    try {
      const page = await api<NotificationPage>('GET', '/api/notifications');
      setUnread(page.unread);
      setList(page.data.slice(0, shown));
      setFailure(null);
      tellHeard({ unread: page.unread, newest: page.data[0]?.id ?? null });
    } catch (error) {
      if (isOpen) setFailure(error instanceof ApiError ? error.message : 'They could not be loaded.');
    }
  }
  useChanges(refresh);

  async function read(ids?: number[]) {
    try {
      const body = ids ? { ids } : {};
      setUnread((await api<UnreadJson>('POST', '/api/notifications/read', { body, keepalive: true })).unread);
      if (!ids) catchFocus(() => heading.current);
      await refresh();
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : 'They could not be marked as read.');
    }
  }

  const label =
    unread > 0 ? `Notifications, ${unread > 99 ? 'more than 99' : unread} unread` : 'Notifications';
  return (
    <div className="flex">
      <button type="button" className="bell" popoverTarget="notifications" aria-label={label}>
        <Icon name="bell" />
        {unread > 0 && <span className="bell-count">{unread > 99 ? '99+' : unread}</span>}
      </button>
      <div
        ref={popup}
        id="notifications"
        popover="auto"
        className="menu account-menu bell-menu"
        onToggle={(event) => event.newState === 'open' && refresh()}
      >
        <div className="bell-head">
          <h2 ref={heading}>Notifications</h2>
          {unread > 0 && (
            <button type="button" onClick={() => read()}>
              Mark all as read
            </button>
          )}
        </div>
        {failure && <p className="bell-note text-red">{failure}</p>}
        {list?.length === 0 && (
          <p className="bell-note">
            Nothing yet. You hear here of posts for everyone, of mentions and of answers to you.
          </p>
        )}
        {list && list.length > 0 && (
          <ul>
            {list.map((entry) => (
              <li key={entry.id}>
                <NotificationEntry
                  entry={entry}
                  onGo={() => {
                    popup.current?.hidePopover();
                    if (!entry.read_at) void read([entry.id]);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {!list && !failure && <p className="bell-note">Loading…</p>}
        <div className="menu-line" />
        <Link className="menu-item" href="/notifications" onClick={() => popup.current?.hidePopover()}>
          <Icon name="list" />
          All notifications
        </Link>
      </div>
    </div>
  );
}
