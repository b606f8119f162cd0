import { route } from '@/lib/http/route';
import { moveFiles } from '@/lib/posts/arrange';
import { bulkInput } from '@/lib/posts/schema';

export const PATCH = route<RouteContext<'/api/groups/[group]/categories/[category]/bulk-move'>>()(
  { body: bulkInput },
  ({ actor, params, body }) => moveFiles(actor, { group: params.group, folder: params.category }, body.posts),
);
