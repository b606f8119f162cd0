import { navigationInput } from '@/lib/account/navigation-schema';
import { updateNavigation } from '@/lib/account/write';
import { route } from '@/lib/http/route';

export const PUT = route<RouteContext<'/api/account/navigation'>>()(
  { body: navigationInput },
  ({ actor, body, ifMatch }) => updateNavigation(actor, body.navigation, ifMatch),
);
