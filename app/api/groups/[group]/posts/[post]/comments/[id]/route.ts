import { commentInput } from '@/lib/comments/schema';
import { deleteComment, updateComment } from '@/lib/comments/write';
import { route } from '@/lib/http/route';
import { pathId } from '@/lib/refs';

type Context = RouteContext<'/api/groups/[group]/posts/[post]/comments/[id]'>;

export const PUT = route<Context>()({ body: commentInput }, ({ actor, params, body }) =>
  updateComment(actor, { ...params, comment: pathId(params.id) }, body.content),
);

export const DELETE = route<Context>()({}, ({ actor, params }) =>
  deleteComment(actor, { ...params, comment: pathId(params.id) }),
);
