import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NavigationEditor } from '@/components/settings/navigation-editor';
import { PageHeader } from '@/components/ui/page';
import { getSettings } from '@/lib/account/read';
import { loadPage } from '@/lib/http/page';

export const metadata: Metadata = { title: 'Navigation' };

export default async function NavigationSettingsPage() {
  const { account, groups } = await loadPage(getSettings);
  const host = (await headers()).get('host') ?? '';
  return (
    <>
      <PageHeader title="Navigation" description="The links at the top of every page." />
      <NavigationEditor
        navigation={account.navigation}
        version={account.version}
        groups={groups}
        team={account}
        host={host}
      />
    </>
  );
}
