import { guestRoute } from '@/lib/http/route';
import { resetPassword } from '@/lib/users/password-reset';
import { resetInput } from '@/lib/users/schema';

export const POST = guestRoute<RouteContext<'/api/auth/reset'>>()({ body: resetInput }, ({ body }) =>
  resetPassword(body),
);
