import { route } from '@/lib/http/route';
import { postBranchesQuery } from '@/lib/posts/schema';
import { listPostBranches } from '@/lib/posts/tree-read';

export const GET = route<RouteContext<'/api/groups/[group]/tree'>>()(
  { query: postBranchesQuery },
  ({ actor, params, query }) => listPostBranches(actor, params.group, query.category),
);
