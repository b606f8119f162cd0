import { HistoryScreen } from '@/components/history/history-screen';
import { loadPage } from '@/lib/http/page';
import { pageOf } from '@/lib/paging';
import { viewHistory } from '@/lib/revisions/view';

export const metadata = { title: 'History' };

export default async function Page({ params, searchParams }: PageProps<'/groups/[group]/[post]/revisions'>) {
  const [address, { page, revision }] = [await params, await searchParams];
  const wanted = { page: pageOf(page), revision: pageOf(revision) || null };
  return <HistoryScreen {...(await loadPage((actor) => viewHistory(actor, address, wanted)))} />;
}
