import { route } from '@/lib/http/route';
import { copyPost } from '@/lib/posts/write';

export const POST = route<RouteContext<'/api/groups/[group]/posts/[post]/copy'>>()(
  { status: 201 },
  ({ actor, params }) => copyPost(actor, params.group, params.post),
);
