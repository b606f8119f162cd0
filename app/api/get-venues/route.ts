import { route } from '@/lib/http/route';
import { findVenues } from '@/lib/venues/read';
import { venueQuery } from '@/lib/venues/schema';

export const GET = route<RouteContext<'/api/get-venues'>>()({ query: venueQuery }, ({ actor, query }) =>
  findVenues(actor, query),
);
