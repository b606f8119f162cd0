import { route } from '@/lib/http/route';
import { listPeople } from '@/lib/people/read';
import { peopleQuery } from '@/lib/people/schema';

export const GET = route<RouteContext<'/api/people'>>()({ query: peopleQuery }, ({ actor, query }) =>
  listPeople(actor, query),
);
