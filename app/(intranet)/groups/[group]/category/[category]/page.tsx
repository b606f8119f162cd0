import type { Metadata } from 'next';
import { loadGroup } from '@/app/(intranet)/groups/[group]/load-group';
import { GroupScreen } from '@/components/groups/group-screen';

type Props = PageProps<'/groups/[group]/category/[category]'>;

async function load({ params, searchParams }: Props) {
  const { group, category } = await params;
  return loadGroup(group, category, await searchParams);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { group, category } = await load(props);
  return { title: category ? `${category.name} - ${group.name}` : group.name };
}

export default async function CategoryPage(props: Props) {
  return <GroupScreen {...(await load(props))} />;
}
