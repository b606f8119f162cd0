import type { Metadata } from 'next';
import { SsoForm } from '@/components/settings/sso-form';
import { PageHeader } from '@/components/ui/page';
import { getSettings } from '@/lib/account/read';
import { loadPage } from '@/lib/http/page';

export const metadata: Metadata = { title: 'Single Sign On' };

export default async function SsoSettingsPage() {
  const { account } = await loadPage(getSettings);
  return (
    <>
      <PageHeader
        title="Single Sign On"
        description="Let people sign in with the accounts of your identity provider, by SAML 2.0."
      />
      <SsoForm account={account} />
    </>
  );
}
