import { Page, PageHeader } from '@/components/ui/page';
import { PasswordForm } from '@/components/users/password-form';
import { Sessions } from '@/components/users/sessions';
import { listOwnSessions } from '@/lib/auth/own-sessions';
import { loadPage } from '@/lib/http/page';
import { hasPassword } from '@/lib/users/read';

export const metadata = { title: 'Change password' };

export default async function ChangePasswordPage() {
  const { sessions, hasOne } = await loadPage(async (actor) => ({
    sessions: await listOwnSessions(actor),
    hasOne: await hasPassword(actor),
  }));
  return (
    <Page width="form">
      <PageHeader title="Change password" />
      <PasswordForm hasPassword={hasOne} />
      <Sessions sessions={sessions} />
    </Page>
  );
}
