import { route } from '@/lib/http/route';
import { searchUsers } from '@/lib/users/read';
import { userSearchQuery } from '@/lib/users/schema';

export const GET = route<RouteContext<'/api/account/users/search'>>()(
  { query: userSearchQuery },
  ({ actor, query }) => searchUsers(actor, query.q),
);
