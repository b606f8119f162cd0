import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { deleteShare } from '@/lib/shares/write';

export const DELETE = route<RouteContext<'/api/groups/[group]/posts/[post]/share/[id]'>>()(
  {},
  ({ actor, params }) => deleteShare(actor, params.group, params.post, pathId(params.id)),
);
