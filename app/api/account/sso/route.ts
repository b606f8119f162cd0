import { ssoInput } from '@/lib/account/schema';
import { updateSso } from '@/lib/account/sso';
import { getSsoSettings } from '@/lib/account/sso-settings';
import { originOf } from '@/lib/http/origin';
import { route } from '@/lib/http/route';

export const GET = route<RouteContext<'/api/account/sso'>>()({}, ({ actor, request }) =>
  getSsoSettings(actor, originOf(request)),
);

export const PUT = route<RouteContext<'/api/account/sso'>>()(
  { body: ssoInput },
  ({ actor, body, ifMatch, request }) => updateSso(actor, body, { ifMatch, origin: originOf(request) }),
);
