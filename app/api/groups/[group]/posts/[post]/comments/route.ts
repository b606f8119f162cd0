import { listComments } from '@/lib/comments/read';
import { commentInput } from '@/lib/comments/schema';
import { createComment } from '@/lib/comments/write';
import { route } from '@/lib/http/route';
import { pageQuery } from '@/lib/paging';

type Context = RouteContext<'/api/groups/[group]/posts/[post]/comments'>;

export const GET = route<Context>()({ query: pageQuery }, ({ actor, params, query }) =>
  listComments(actor, params.group, params.post, query.page),
);

export const POST = route<Context>()({ body: commentInput, status: 201 }, ({ actor, params, body }) =>
  createComment(actor, params.group, params.post, body.content),
);
