import { z } from 'zod';
import { route } from '@/lib/http/route';
import { pageNumber } from '@/lib/paging';
import { listUsers, pageUsers } from '@/lib/users/read';

const query = z.object({ page: pageNumber.unwrap().optional() });

export const GET = route<RouteContext<'/api/account/users'>>()({ query }, ({ actor, query }) =>
  query.page === undefined ? listUsers(actor) : pageUsers(actor, query.page),
);
