import { route } from '@/lib/http/route';
import { listUsers, pageUsers } from '@/lib/users/read';
import { usersQuery } from '@/lib/users/schema';

export const GET = route<RouteContext<'/api/account/users'>>()({ query: usersQuery }, ({ actor, query }) =>
  query.page === undefined ? listUsers(actor, query) : pageUsers(actor, query),
);
