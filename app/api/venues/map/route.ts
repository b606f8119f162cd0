import { pictureResponse } from '@/lib/http/picture-response';
import { route } from '@/lib/http/route';
import { getVenueMap } from '@/lib/venues/read';
import { mapQuery } from '@/lib/venues/schema';

export const GET = route<RouteContext<'/api/venues/map'>>()({ query: mapQuery }, async ({ actor, query }) =>
  pictureResponse(await getVenueMap(actor, query), 'image/png'),
);
