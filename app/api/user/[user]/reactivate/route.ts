import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { reactivateUser } from '@/lib/users/write';

export const PUT = route<RouteContext<'/api/user/[user]/reactivate'>>()({}, ({ actor, params }) =>
  reactivateUser(actor, pathId(params.user)),
);
