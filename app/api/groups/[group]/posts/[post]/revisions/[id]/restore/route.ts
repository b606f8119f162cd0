import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { restoreRevision } from '@/lib/revisions/restore';

type Context = RouteContext<'/api/groups/[group]/posts/[post]/revisions/[id]/restore'>;

export const POST = route<Context>()({}, ({ actor, params, ifMatch }) =>
  restoreRevision(actor, params, pathId(params.id), ifMatch),
);
