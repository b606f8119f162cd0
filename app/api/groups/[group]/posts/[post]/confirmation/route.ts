import { confirmationInput } from '@/lib/confirmations/schema';
import { confirmPost } from '@/lib/confirmations/write';
import { route } from '@/lib/http/route';

export const POST = route<RouteContext<'/api/groups/[group]/posts/[post]/confirmation'>>()(
  { body: confirmationInput },
  ({ actor, params, body }) => confirmPost(actor, params, body.version),
);
