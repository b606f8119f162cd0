import type { Metadata } from 'next';
import { LoginPageForm } from '@/components/settings/login-page-form';
import { PageHeader } from '@/components/ui/page';
import { getSettings } from '@/lib/account/read';
import { loadPage } from '@/lib/http/page';

export const metadata: Metadata = { title: 'Login Page' };

export default async function LoginSettingsPage() {
  const { account } = await loadPage(getSettings);
  return (
    <>
      <PageHeader title="Login Page" description="What people see before they sign in." />
      <LoginPageForm account={account} />
    </>
  );
}
