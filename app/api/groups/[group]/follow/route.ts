import { followGroup, unfollowGroup } from '@/lib/follows/write';
import { route } from '@/lib/http/route';

type Context = RouteContext<'/api/groups/[group]/follow'>;

export const POST = route<Context>()({}, ({ actor, params }) => followGroup(actor, params.group));

export const DELETE = route<Context>()({}, ({ actor, params }) => unfollowGroup(actor, params.group));
