import { route } from '@/lib/http/route';
import { inviteInput } from '@/lib/users/invitation-schema';
import { inviteUsers } from '@/lib/users/invitation-write';

export const POST = route<RouteContext<'/api/account/users/invite'>>()(
  { body: inviteInput },
  ({ actor, body }) => inviteUsers(actor, body.users),
);
