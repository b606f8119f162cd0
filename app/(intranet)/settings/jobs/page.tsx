import type { Metadata } from 'next';
import { JobsScreen } from '@/components/settings/jobs-screen';
import { loadPage } from '@/lib/http/page';
import { listJobs } from '@/lib/jobs/read';
import { pageOf } from '@/lib/paging';

export const metadata: Metadata = { title: 'Jobs' };

export default async function JobsPage({ searchParams }: PageProps<'/settings/jobs'>) {
  const page = pageOf((await searchParams).page);
  return <JobsScreen report={await loadPage((actor) => listJobs(actor, page))} />;
}
