import { route } from '@/lib/http/route';
import { searchPosts } from '@/lib/search/read';
import { searchQuery } from '@/lib/search/schema';

export const GET = route<RouteContext<'/api/search/posts'>>()({ query: searchQuery }, ({ actor, query }) =>
  searchPosts(actor, query),
);
