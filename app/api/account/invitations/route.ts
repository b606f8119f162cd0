import { route } from '@/lib/http/route';
import { pageInvitations } from '@/lib/users/invitation-read';
import { invitationsQuery } from '@/lib/users/invitation-schema';

export const GET = route<RouteContext<'/api/account/invitations'>>()(
  { query: invitationsQuery },
  ({ actor, query }) => pageInvitations(actor, query),
);
