import { route } from '@/lib/http/route';
import { getUser } from '@/lib/users/read';

export const GET = route<RouteContext<'/api/account/user'>>()({}, ({ actor }) => getUser(actor, actor.id));
