import { z } from 'zod';
import { fetchJson } from '@/lib/ports/outgoing';
import type { Venues } from '@/lib/ports/venues/venues';

const found = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  predictions: z.array(z.object({ description: z.string(), place_id: z.string() })),
});

const details = z.object({
  status: z.literal('OK'),
  result: z.object({
    geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  }),
});

/** Ids of the other sources are never sent to Google. */
const foreign = /^(geonames|osm|team):/;

export function googlePlaces({ key, api }: { key: string; api: string }): Venues {
  const hosts = [new URL(api).hostname];
  const ask = (path: string, query: Record<string, string>) =>
    fetchJson(`${api}/maps/api/place/${path}/json?${new URLSearchParams({ ...query, key })}`, { hosts });
  return {
    async search(input) {
      const { predictions } = found.parse(await ask('autocomplete', { input }));
      return predictions.map(({ description, place_id }) => ({
        description: description.slice(0, 300),
        place_id,
      }));
    },
    async locate(placeId) {
      if (foreign.test(placeId)) return null;
      const { result } = details.parse(await ask('details', { place_id: placeId, fields: 'geometry' }));
      return result.geometry.location;
    },
  };
}
