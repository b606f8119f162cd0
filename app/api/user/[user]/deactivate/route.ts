import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { deactivateUser } from '@/lib/users/write';

export const PUT = route<RouteContext<'/api/user/[user]/deactivate'>>()({}, ({ actor, params }) =>
  deactivateUser(actor, pathId(params.user)),
);
