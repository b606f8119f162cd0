import { route } from '@/lib/http/route';
import { listPosts } from '@/lib/posts/list';
import { postInput, postsQuery } from '@/lib/posts/schema';
import { createPost } from '@/lib/posts/write';

type Context = RouteContext<'/api/groups/[group]/posts'>;

export const GET = route<Context>()({ query: postsQuery }, ({ actor, params, query }) =>
  listPosts(actor, params.group, query),
);

export const POST = route<Context>()({ body: postInput, status: 201 }, ({ actor, params, body }) =>
  createPost(actor, params.group, body),
);
