import { Page, PageHeader } from '@/components/ui/page';
import { PasswordForm } from '@/components/users/password-form';
import { Sessions } from '@/components/users/sessions';
import { listOwnSessions } from '@/lib/auth/own-sessions';
import { loadPage } from '@/lib/http/page';

export const metadata = { title: 'Change password' };

export default async function ChangePasswordPage() {
  const sessions = await loadPage(listOwnSessions);
  return (
    <Page width="form">
      <PageHeader title="Change password" />
      <PasswordForm />
      <Sessions sessions={sessions} />
    </Page>
  );
}
