import { z } from 'zod';
import type { Domain } from '@/lib/openapi/operation';
import { mapQuery, predictions, venueQuery } from '@/lib/venues/schema';

export const venuesDomain: Domain = {
  tag: 'Venues',
  description:
    'Where events take place. Unless the server is set up to ask Photon, Nominatim or Google, places are the 135,000 towns of GeoNames (CC BY 4.0) and maps are drawn from Natural Earth.',
  operations: {
    getVenues: {
      call: 'GET /api/get-venues',
      summary: 'Search places',
      description:
        'At most 8, those of events you can read first. The `place_id` belongs in `event.google_place_id`.',
      query: venueQuery,
      answer: predictions,
      errors: [503],
    },
    getVenueMap: {
      call: 'GET /api/venues/map',
      summary: 'Get a map of a place',
      description: 'A PNG with a pin, `w` by `h` pixels.',
      query: mapQuery,
      answer: z.string(),
      answerType: '*/*',
      errors: [404, 503],
    },
  },
};
