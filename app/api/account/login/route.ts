import { loginInput } from '@/lib/account/schema';
import { updateLoginPage } from '@/lib/account/write';
import { route } from '@/lib/http/route';

export const PUT = route<RouteContext<'/api/account/login'>>()(
  { body: loginInput },
  ({ actor, body, ifMatch }) => updateLoginPage(actor, body, ifMatch),
);
