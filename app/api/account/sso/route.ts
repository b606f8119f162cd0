import { ssoInput } from '@/lib/account/schema';
import { updateSso } from '@/lib/account/write';
import { route } from '@/lib/http/route';

export const PUT = route<RouteContext<'/api/account/sso'>>()({ body: ssoInput }, ({ actor, body, ifMatch }) =>
  updateSso(actor, body, ifMatch),
);
