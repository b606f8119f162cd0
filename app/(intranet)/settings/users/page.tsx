import type { Metadata } from 'next';
import { TeamScreen } from '@/components/settings/team-screen';
import { loadPage } from '@/lib/http/page';
import { teamQueryOf } from '@/lib/users/schema';
import { getTeamPage } from '@/lib/users/team';

export const metadata: Metadata = { title: 'Manage Team' };

export default async function ManageTeamPage({ searchParams }: PageProps<'/settings/users'>) {
  const query = teamQueryOf(await searchParams);
  const team = await loadPage((actor) => getTeamPage(actor, query));
  return <TeamScreen {...team} query={query} />;
}
