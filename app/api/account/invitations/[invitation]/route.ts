import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { revokeInvitation } from '@/lib/users/invitation-write';

export const DELETE = route<RouteContext<'/api/account/invitations/[invitation]'>>()(
  {},
  ({ actor, params }) => revokeInvitation(actor, pathId(params.invitation)),
);
