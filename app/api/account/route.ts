import { z } from 'zod';
import { getAccount } from '@/lib/account/read';
import { route } from '@/lib/http/route';

const query = z.object({ all: z.enum(['0', '1']).optional() });

export const GET = route<RouteContext<'/api/account'>>()({ query }, ({ actor, query }) =>
  getAccount(actor, query.all === '1'),
);
