import type { Metadata } from 'next';
import { NotificationsScreen } from '@/components/notifications/notifications-screen';
import { loadPage } from '@/lib/http/page';
import { listNotifications } from '@/lib/notifications/read';
import { pageOf } from '@/lib/paging';

export const metadata: Metadata = { title: 'Notifications' };

export default async function NotificationsPage({ searchParams }: PageProps<'/notifications'>) {
  const page = pageOf((await searchParams).page);
  return <NotificationsScreen notifications={await loadPage((actor) => listNotifications(actor, page))} />;
}
