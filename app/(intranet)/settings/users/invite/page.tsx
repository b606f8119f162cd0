import type { Metadata } from 'next';
import { Invitations } from '@/components/settings/invitations';
import { InviteForm } from '@/components/settings/invite-form';
import { PageHeader } from '@/components/ui/page';
import { loadPage } from '@/lib/http/page';
import { pageOf } from '@/lib/paging';
import { pageInvitations } from '@/lib/users/invitation-read';

export const metadata: Metadata = { title: 'Invite Team Members' };

export default async function InvitePage({ searchParams }: PageProps<'/settings/users/invite'>) {
  const page = pageOf((await searchParams).page);
  const invitations = await loadPage((actor) => pageInvitations(actor, { page }));
  return (
    <>
      <PageHeader
        title="Invite Team Members"
        breadcrumbs={[{ label: 'Manage Team', href: '/settings/users' }]}
      />
      <InviteForm />
      <Invitations invitations={invitations} address="/settings/users/invite" />
    </>
  );
}
