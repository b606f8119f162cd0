import { route } from '@/lib/http/route';
import { pageQuery } from '@/lib/paging';
import { listPostsBy } from '@/lib/posts/by-author';
import { pathId } from '@/lib/refs';

export const GET = route<RouteContext<'/api/user/[user]/posts'>>()(
  { query: pageQuery },
  ({ actor, params, query }) => listPostsBy(actor, pathId(params.user), query.page),
);
