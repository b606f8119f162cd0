import { route } from '@/lib/http/route';
import { listOwnPosts } from '@/lib/posts/own';
import { ownPostsQuery } from '@/lib/posts/schema';

export const GET = route<RouteContext<'/api/user/posts'>>()({ query: ownPostsQuery }, ({ actor, query }) =>
  listOwnPosts(actor, query),
);
