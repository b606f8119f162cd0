import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { resendInvitation } from '@/lib/users/invitation-write';

export const POST = route<RouteContext<'/api/account/invitations/[invitation]/resend'>>()(
  {},
  ({ actor, params }) => resendInvitation(actor, pathId(params.invitation)),
);
