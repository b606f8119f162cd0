import { route } from '@/lib/http/route';
import { pageQuery } from '@/lib/paging';
import { pageInvitations } from '@/lib/users/invitation-read';

export const GET = route<RouteContext<'/api/account/invitations'>>()(
  { query: pageQuery },
  ({ actor, query }) => pageInvitations(actor, query.page),
);
