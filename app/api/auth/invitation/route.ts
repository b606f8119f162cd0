import { guestRoute } from '@/lib/http/route';
import { acceptInvitation } from '@/lib/users/invitation-accept';
import { acceptInput } from '@/lib/users/invitation-schema';

export const POST = guestRoute<RouteContext<'/api/auth/invitation'>>()({ body: acceptInput }, ({ body }) =>
  acceptInvitation(body),
);
