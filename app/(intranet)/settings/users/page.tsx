import type { Metadata } from 'next';
import { TeamScreen } from '@/components/settings/team-screen';
import { loadPage } from '@/lib/http/page';
import { pageOf } from '@/lib/paging';
import { pageUsers } from '@/lib/users/read';

export const metadata: Metadata = { title: 'Manage Team' };

export default async function ManageTeamPage({ searchParams }: PageProps<'/settings/users'>) {
  const page = pageOf((await searchParams).page);
  const { users, viewer } = await loadPage(async (actor) => ({
    users: await pageUsers(actor, page),
    viewer: actor.id,
  }));
  return <TeamScreen users={users} viewer={viewer} />;
}
