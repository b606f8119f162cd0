import type { Metadata } from 'next';
import { GroupScreen } from '@/components/groups/group-screen';
import { loadGroup } from './load-group';

type Props = PageProps<'/groups/[group]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { group } = await loadGroup((await params).group, undefined, await searchParams);
  return { title: group.name };
}

export default async function GroupPage({ params, searchParams }: Props) {
  return <GroupScreen {...(await loadGroup((await params).group, undefined, await searchParams))} />;
}
