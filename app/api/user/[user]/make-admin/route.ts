import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { makeAdmin } from '@/lib/users/write';

export const PUT = route<RouteContext<'/api/user/[user]/make-admin'>>()({}, ({ actor, params }) =>
  makeAdmin(actor, pathId(params.user)),
);
