import { Page, PageHeader } from '@/components/ui/page';
import { PasswordForm } from '@/components/users/password-form';
import { loadPage } from '@/lib/http/page';

export const metadata = { title: 'Change password' };

export default async function ChangePasswordPage() {
  await loadPage(async (actor) => actor.id);
  return (
    <Page width="form">
      <PageHeader title="Change password" />
      <PasswordForm />
    </Page>
  );
}
