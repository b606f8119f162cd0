import type { Metadata } from 'next';
import { SettingsForm } from '@/components/notifications/settings-form';
import { Page, PageHeader } from '@/components/ui/page';
import { loadPage } from '@/lib/http/page';
import { getNotificationSettings } from '@/lib/notifications/settings';

export const metadata: Metadata = { title: 'Notification settings' };

export default async function NotificationSettingsPage() {
  const settings = await loadPage(getNotificationSettings);
  return (
    <Page width="form">
      <PageHeader
        title="Notification settings"
        description="In Hearth you see every notification. Choose which of them also come by mail."
      />
      <SettingsForm settings={settings} />
    </Page>
  );
}
