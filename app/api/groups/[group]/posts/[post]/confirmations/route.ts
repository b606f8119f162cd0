import { listConfirmations } from '@/lib/confirmations/read';
import { confirmationsQuery } from '@/lib/confirmations/schema';
import { route } from '@/lib/http/route';

export const GET = route<RouteContext<'/api/groups/[group]/posts/[post]/confirmations'>>()(
  { query: confirmationsQuery },
  ({ actor, params, query }) => listConfirmations(actor, params, query),
);
