import { route } from '@/lib/http/route';
import { viewPost } from '@/lib/posts/read';
import { postInput } from '@/lib/posts/schema';
import { deletePost, updatePost } from '@/lib/posts/write';

type Context = RouteContext<'/api/groups/[group]/posts/[post]'>;

export const GET = route<Context>()({}, ({ actor, params }) => viewPost(actor, params.group, params.post));

export const PUT = route<Context>()({ body: postInput }, ({ actor, params, body, ifMatch }) =>
  updatePost(actor, params, body, ifMatch),
);

export const DELETE = route<Context>()({}, ({ actor, params, ifMatch }) =>
  deletePost(actor, params, ifMatch),
);
