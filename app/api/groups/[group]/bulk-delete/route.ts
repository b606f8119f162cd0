import { route } from '@/lib/http/route';
import { deleteFiles } from '@/lib/posts/arrange';
import { bulkInput } from '@/lib/posts/schema';

export const PATCH = route<RouteContext<'/api/groups/[group]/bulk-delete'>>()(
  { body: bulkInput },
  ({ actor, params, body }) => deleteFiles(actor, params.group, body.posts),
);
