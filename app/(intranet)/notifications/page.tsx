import type { Metadata } from 'next';
import { NotificationsScreen } from '@/components/notifications/notifications-screen';
import { listToConfirm } from '@/lib/confirmations/read';
import { loadPage } from '@/lib/http/page';
import { listNotifications } from '@/lib/notifications/read';
import { pageOf } from '@/lib/paging';

export const metadata: Metadata = { title: 'Notifications' };

export default async function NotificationsPage({ searchParams }: PageProps<'/notifications'>) {
  const page = pageOf((await searchParams).page);
  const [notifications, toConfirm] = await loadPage((actor) =>
    Promise.all([listNotifications(actor, page), listToConfirm(actor)]),
  );
  return <NotificationsScreen notifications={notifications} toConfirm={toConfirm} />;
}
