import { generalInput } from '@/lib/account/schema';
import { updateGeneral } from '@/lib/account/write';
import { route } from '@/lib/http/route';

export const PUT = route<RouteContext<'/api/account/general'>>()(
  { body: generalInput },
  ({ actor, body, ifMatch }) => updateGeneral(actor, body, ifMatch),
);
