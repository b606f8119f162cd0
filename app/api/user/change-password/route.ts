import { route } from '@/lib/http/route';
import { passwordInput } from '@/lib/users/schema';
import { changePassword } from '@/lib/users/write';

export const PUT = route<RouteContext<'/api/user/change-password'>>()(
  { body: passwordInput },
  ({ actor, body }) => changePassword(actor, body),
);
