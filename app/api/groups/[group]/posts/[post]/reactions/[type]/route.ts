import { route } from '@/lib/http/route';
import { reactionParam } from '@/lib/reactions/schema';
import { removeReaction } from '@/lib/reactions/write';

export const DELETE = route<RouteContext<'/api/groups/[group]/posts/[post]/reactions/[type]'>>()(
  {},
  ({ actor, params }) => removeReaction(actor, params.group, params.post, reactionParam.parse(params.type)),
);
