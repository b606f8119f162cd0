import { route } from '@/lib/http/route';
import { pageQuery } from '@/lib/paging';
import { listTrash } from '@/lib/posts/trash';

type Context = RouteContext<'/api/groups/[group]/trash'>;

export const GET = route<Context>()({ query: pageQuery }, ({ actor, params, query }) =>
  listTrash(actor, params.group, query.page),
);
