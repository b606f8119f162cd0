import { guestRoute } from '@/lib/http/route';
import { setupInput } from '@/lib/users/schema';
import { setUpTeam } from '@/lib/users/setup';

export const POST = guestRoute<RouteContext<'/api/setup'>>()({ body: setupInput }, ({ body }) =>
  setUpTeam(body),
);
