import type { Metadata } from 'next';
import { FeedsSection } from '@/components/calendar/feeds-section';
import { SettingsForm } from '@/components/notifications/settings-form';
import { Page, PageHeader } from '@/components/ui/page';
import { listFeeds } from '@/lib/events/feeds';
import { loadPage } from '@/lib/http/page';
import { getNotificationSettings } from '@/lib/notifications/settings';

export const metadata: Metadata = { title: 'Notification settings' };

export default async function NotificationSettingsPage() {
  const [settings, feeds] = await loadPage((actor) =>
    Promise.all([getNotificationSettings(actor), listFeeds(actor)]),
  );
  return (
    <Page width="form">
      <PageHeader
        title="Notification settings"
        description="In Hearth you see every notification. Choose which of them also come by mail."
      />
      <SettingsForm settings={settings} />
      <FeedsSection feeds={feeds} />
    </Page>
  );
}
