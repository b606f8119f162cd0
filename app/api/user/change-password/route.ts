import { renewSession } from '@/lib/auth/renew';
import { route } from '@/lib/http/route';
import { passwordInput } from '@/lib/users/schema';
import { changePassword } from '@/lib/users/write';

export const PUT = route<RouteContext<'/api/user/change-password'>>()(
  { body: passwordInput },
  async ({ actor, body }) => {
    await changePassword(actor, body);
    await renewSession(actor);
  },
);
