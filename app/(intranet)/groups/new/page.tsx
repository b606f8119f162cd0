import type { Metadata } from 'next';
import { GroupFormScreen } from '@/components/groups/group-form-screen';
import { loadPage } from '@/lib/http/page';
import { getUser } from '@/lib/users/read';

export const metadata: Metadata = { title: 'Create a group' };

export default async function NewGroupPage() {
  const viewer = await loadPage((actor) => getUser(actor, actor.id));
  return <GroupFormScreen group={null} viewer={viewer} />;
}
