'use client';

import { toast } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/client/api';
import { useRefreshOnLeave } from '@/lib/client/use-refresh-on-leave';
import type { NotificationJson } from '@/lib/notifications/schema';
import { NotificationEntry } from './notification-entry';

/** A row of the page: opened is read, as in the bell. */
export function NotificationRow({ entry }: { entry: NotificationJson }) {
  const changed = useRefreshOnLeave();

  async function read() {
    if (entry.read_at) return;
    try {
      await api('POST', '/api/notifications/read', { body: { ids: [entry.id] }, keepalive: true });
      changed();
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : 'It could not be marked as read.');
    }
  }

  return <NotificationEntry entry={entry} onGo={() => void read()} />;
}
