import type { Metadata } from 'next';
import { GeneralForm } from '@/components/settings/general-form';
import { MailTest } from '@/components/settings/mail-test';
import { PageHeader } from '@/components/ui/page';
import { getSettings } from '@/lib/account/read';
import { loadPage } from '@/lib/http/page';

export const metadata: Metadata = { title: 'General Settings' };

export default async function GeneralSettingsPage() {
  const { account, groups } = await loadPage(getSettings);
  return (
    <>
      <PageHeader title="General Settings" />
      <GeneralForm account={account} groups={groups} />
      <MailTest />
    </>
  );
}
