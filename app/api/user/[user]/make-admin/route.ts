import { renewSession } from '@/lib/auth/renew';
import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { makeAdmin } from '@/lib/users/write';

export const PUT = route<RouteContext<'/api/user/[user]/make-admin'>>()({}, async ({ actor, params }) => {
  const id = pathId(params.user);
  const users = await makeAdmin(actor, id);
  if (id === actor.id) await renewSession(actor);
  return users;
});
