import { TrashScreen } from '@/components/groups/trash-screen';
import { loadPage } from '@/lib/http/page';
import { pageOf } from '@/lib/paging';
import { viewTrash } from '@/lib/posts/trash';

export const metadata = { title: 'Trash' };

export default async function Page({ params, searchParams }: PageProps<'/groups/[group]/trash'>) {
  const [{ group }, { page }] = [await params, await searchParams];
  return <TrashScreen {...(await loadPage((actor) => viewTrash(actor, group, pageOf(page))))} />;
}
