import { z } from 'zod';
import { fetchJson } from '@/lib/ports/outgoing';
import { mostPredictions, type Prediction, type Venues } from '@/lib/ports/venues/venues';

/** The id carries the place, so that nothing has to be kept or asked again: `osm:57.70660,11.93800`. */
const idOf = (lat: number, lng: number) => `osm:${lat.toFixed(5)},${lng.toFixed(5)}`;

async function locate(placeId: string) {
  const match = /^osm:(-?\d{1,2}\.\d{5}),(-?\d{1,3}\.\d{5})$/.exec(placeId);
  if (!match) return null;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

const text = z.string().max(300).optional();
const photonAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: text,
        street: text,
        housenumber: text,
        city: text,
        state: text,
        country: text,
      }),
    }),
  ),
});

export function photon(api: string): Venues {
  return {
    locate,
    async search(query) {
      const address = `${api}/api?limit=${mostPredictions}&lang=en&q=${encodeURIComponent(query)}`;
      const { features } = photonAnswer.parse(await fetchJson(address, { hosts: [new URL(api).hostname] }));
      return unique(
        features.map(({ geometry, properties: place }) => {
          const street = place.street && [place.street, place.housenumber].filter(Boolean).join(' ');
          const parts = [place.name, street, place.city, place.state, place.country].filter(Boolean);
          const [lng, lat] = geometry.coordinates;
          return { description: [...new Set(parts)].join(', ').slice(0, 300), place_id: idOf(lat, lng) };
        }),
      );
    },
  };
}

const nominatimAnswer = z.array(
  z.object({ display_name: z.string(), lat: z.coerce.number(), lon: z.coerce.number() }),
);

export function nominatim(api: string): Venues {
  return {
    locate,
    async search(query) {
      const address = `${api}/search?format=jsonv2&limit=${mostPredictions}&q=${encodeURIComponent(query)}`;
      const places = nominatimAnswer.parse(await fetchJson(address, { hosts: [new URL(api).hostname] }));
      return unique(
        places.map(({ display_name, lat, lon }) => ({
          description: display_name.slice(0, 300),
          place_id: idOf(lat, lon),
        })),
      );
    },
  };
}

/** Of those in one place the first, which fits best. */
function unique(found: Prediction[]): Prediction[] {
  return found.filter(({ place_id: id }, index) => found.findIndex((one) => one.place_id === id) === index);
}
