import { route } from '@/lib/http/route';
import { pageQuery } from '@/lib/paging';
import { listRevisions } from '@/lib/revisions/read';

type Context = RouteContext<'/api/groups/[group]/posts/[post]/revisions'>;

export const GET = route<Context>()({ query: pageQuery }, ({ actor, params, query }) =>
  listRevisions(actor, params, query.page),
);
