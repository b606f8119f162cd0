import { route } from '@/lib/http/route';
import { reactionInput } from '@/lib/reactions/schema';
import { addReaction } from '@/lib/reactions/write';

export const POST = route<RouteContext<'/api/groups/[group]/posts/[post]/reactions'>>()(
  { body: reactionInput },
  ({ actor, params, body }) => addReaction(actor, params.group, params.post, body.type),
);
