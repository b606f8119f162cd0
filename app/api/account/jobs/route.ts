import { route } from '@/lib/http/route';
import { listJobs } from '@/lib/jobs/read';
import { pageQuery } from '@/lib/paging';

export const GET = route()({ query: pageQuery }, ({ actor, query }) => listJobs(actor, query.page));
