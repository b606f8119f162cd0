import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { removeAdmin } from '@/lib/users/write';

export const PUT = route<RouteContext<'/api/user/[user]/remove-admin'>>()({}, ({ actor, params }) =>
  removeAdmin(actor, pathId(params.user)),
);
