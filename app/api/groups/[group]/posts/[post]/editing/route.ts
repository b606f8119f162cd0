import { route } from '@/lib/http/route';
import { keepEditing, stopEditing } from '@/lib/working-copies/editing';

type Context = RouteContext<'/api/groups/[group]/posts/[post]/editing'>;

export const POST = route<Context>()({}, ({ actor, params }) => keepEditing(actor, params));

export const DELETE = route<Context>()({}, ({ actor, params }) => stopEditing(actor, params));
