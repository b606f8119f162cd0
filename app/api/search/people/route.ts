import { route } from '@/lib/http/route';
import { searchPeople } from '@/lib/search/read';
import { searchQuery } from '@/lib/search/schema';

export const GET = route<RouteContext<'/api/search/people'>>()({ query: searchQuery }, ({ actor, query }) =>
  searchPeople(actor, query),
);
