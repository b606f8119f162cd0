import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { SsoForm } from '@/components/settings/sso-form';
import { SsoService } from '@/components/settings/sso-service';
import { PageHeader } from '@/components/ui/page';
import { getSsoSettings } from '@/lib/account/sso-settings';
import { originOf } from '@/lib/http/origin';
import { loadPage } from '@/lib/http/page';

export const metadata: Metadata = { title: 'Single Sign On' };

export default async function SsoSettingsPage() {
  const origin = originOf({ headers: await headers() });
  const settings = await loadPage((actor) => getSsoSettings(actor, origin));
  return (
    <>
      <PageHeader
        title="Single Sign On"
        description="Let people sign in with the accounts of your identity provider, by SAML 2.0."
      />
      <SsoService service={settings.service_provider} />
      <SsoForm settings={settings} />
    </>
  );
}
