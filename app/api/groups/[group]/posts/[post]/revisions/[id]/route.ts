import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';
import { getRevision } from '@/lib/revisions/read';

type Context = RouteContext<'/api/groups/[group]/posts/[post]/revisions/[id]'>;

export const GET = route<Context>()({}, ({ actor, params }) => getRevision(actor, params, pathId(params.id)));
