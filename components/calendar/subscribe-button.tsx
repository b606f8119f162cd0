'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError, api } from '@/lib/client/api';
import type { CalendarFeedJson } from '@/lib/events/schema';
import { FeedLink } from './feed-link';

type Props = { group: { id: number; slug: string; name: string } };

/** A group's events in one's own calendar program. */
export function SubscribeButton({ group }: Props) {
  const [open, setOpen] = useState(false);
  const [feeds, setFeeds] = useState<CalendarFeedJson[] | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function show() {
    setOpen(true);
    setFeeds(null);
    setError(null);
    try {
      setFeeds(await api<CalendarFeedJson[]>('GET', '/api/calendar/feeds'));
    } catch (reason) {
      setError(reason instanceof ApiError ? reason.message : 'That did not work. Try again.');
    }
  }

  const own = feeds?.find((feed) => feed.group?.id === group.id) ?? null;
  return (
    <>
      <Button variant="ghost" icon="calendar-plus" className="btn-fold" onClick={show}>
        <span>Subscribe</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Subscribe to ${group.name}`} error={error}>
        <p>
          By a secret link your calendar program fetches the events of this group, and every change to them.
        </p>
        {feeds && <FeedLink name={group.name} group={group.slug} initial={own} />}
        {!feeds && !error && <Skeleton className="h-16" />}
      </Dialog>
    </>
  );
}
