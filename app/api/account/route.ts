import { getAccount } from '@/lib/account/read';
import { accountQuery } from '@/lib/account/schema';
import { route } from '@/lib/http/route';

export const GET = route<RouteContext<'/api/account'>>()({ query: accountQuery }, ({ actor, query }) =>
  getAccount(actor, query.all === '1'),
);
