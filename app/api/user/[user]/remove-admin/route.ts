import { renewSession } from '@/lib/auth/renew';
import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { removeAdmin } from '@/lib/users/write';

export const PUT = route<RouteContext<'/api/user/[user]/remove-admin'>>()({}, async ({ actor, params }) => {
  const id = pathId(params.user);
  const users = await removeAdmin(actor, id);
  if (id === actor.id) await renewSession(actor);
  return users;
});
