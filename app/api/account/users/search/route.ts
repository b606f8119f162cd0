import { z } from 'zod';
import { route } from '@/lib/http/route';
import { searchUsers } from '@/lib/users/read';

const query = z.object({ q: z.string().max(200).default('') });

export const GET = route<RouteContext<'/api/account/users/search'>>()({ query }, ({ actor, query }) =>
  searchUsers(actor, query.q),
);
