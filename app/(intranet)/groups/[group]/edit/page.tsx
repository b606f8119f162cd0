import type { Metadata } from 'next';
import { cache } from 'react';
import { GroupFormScreen } from '@/components/groups/group-form-screen';
import { getGroupSettings } from '@/lib/groups/read';
import { loadPage } from '@/lib/http/page';
import { getUser } from '@/lib/users/read';

type Props = PageProps<'/groups/[group]/edit'>;

const load = cache((ref: string) =>
  loadPage(async (actor) => ({
    group: await getGroupSettings(actor, ref),
    viewer: await getUser(actor, actor.id),
  })),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group } = await load((await params).group);
  return { title: `Group settings - ${group.name}` };
}

export default async function EditGroupPage({ params }: Props) {
  return <GroupFormScreen {...(await load((await params).group))} />;
}
