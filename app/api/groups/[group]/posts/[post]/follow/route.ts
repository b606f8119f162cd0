import { followPost } from '@/lib/follows/write';
import { route } from '@/lib/http/route';

type Context = RouteContext<'/api/groups/[group]/posts/[post]/follow'>;

export const POST = route<Context>()({}, ({ actor, params }) => followPost(actor, params, true));

export const DELETE = route<Context>()({}, ({ actor, params }) => followPost(actor, params, false));
