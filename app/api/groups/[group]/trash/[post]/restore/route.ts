import { route } from '@/lib/http/route';
import { restorePost } from '@/lib/posts/trash';

type Context = RouteContext<'/api/groups/[group]/trash/[post]/restore'>;

export const POST = route<Context>()({}, ({ actor, params }) => restorePost(actor, params));
