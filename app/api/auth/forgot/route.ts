import { clientAddress } from '@/lib/http/client-address';
import { guestRoute } from '@/lib/http/route';
import { forgotPassword } from '@/lib/users/password-reset';
import { forgotInput } from '@/lib/users/schema';

export const POST = guestRoute<RouteContext<'/api/auth/forgot'>>()(
  { body: forgotInput },
  ({ body, request }) => forgotPassword(body.email, clientAddress(request.headers)),
);
