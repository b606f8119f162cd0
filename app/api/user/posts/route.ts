import { route } from '@/lib/http/route';
import { listOwnPosts, ownPostsQuery } from '@/lib/posts/own';

export const GET = route<RouteContext<'/api/user/posts'>>()({ query: ownPostsQuery }, ({ actor, query }) =>
  listOwnPosts(actor, query),
);
