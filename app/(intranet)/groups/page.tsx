import type { Metadata } from 'next';
import { GroupsScreen } from '@/components/groups/groups-screen';
import { listGroups } from '@/lib/groups/read';
import { loadPage } from '@/lib/http/page';

export const metadata: Metadata = { title: 'Groups' };

export default async function GroupsPage() {
  return <GroupsScreen groups={await loadPage(listGroups)} />;
}
