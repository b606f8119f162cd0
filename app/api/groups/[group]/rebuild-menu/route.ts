import { route } from '@/lib/http/route';
import { rebuildPosts } from '@/lib/posts/arrange';
import { postTreeInput } from '@/lib/posts/schema';

export const POST = route<RouteContext<'/api/groups/[group]/rebuild-menu'>>()(
  { body: postTreeInput },
  ({ actor, params, body }) => rebuildPosts(actor, params.group, body.posts),
);
