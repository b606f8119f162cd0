import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { gazetteer } from '@/lib/ports/venues/gazetteer';
import { googlePlaces } from '@/lib/ports/venues/google';
import { nominatim, photon } from '@/lib/ports/venues/osm';

export type Prediction = { description: string; place_id: string };
/** `name` where the source knows it. */
export type Spot = { lat: number; lng: number; name?: string };

export const mostPredictions = 8;

/** Where places are looked up. */
export interface Venues {
  /** At most eight, the likeliest first. */
  search(text: string): Promise<Prediction[]>;
  /** Null for an id of another source. */
  locate(placeId: string): Promise<Spot | null>;
}

let sources: Venues[] | undefined;

/** What is configured, and behind it the gazetteer that comes along. */
function all(): Venues[] {
  const { PHOTON_URL, NOMINATIM_URL, GOOGLE_MAPS_KEY, GOOGLE_MAPS_URL } = env();
  sources ??= [
    ...(GOOGLE_MAPS_KEY ? [googlePlaces({ key: GOOGLE_MAPS_KEY, api: GOOGLE_MAPS_URL })] : []),
    ...(PHOTON_URL ? [photon(PHOTON_URL)] : []),
    ...(NOMINATIM_URL ? [nominatim(NOMINATIM_URL)] : []),
    gazetteer,
  ];
  return sources;
}

/** The first source that answers: one that is down or slow never keeps anybody from naming a town. */
export async function searchVenues(text: string): Promise<Prediction[]> {
  for (const source of all()) {
    try {
      return (await source.search(text)).slice(0, mostPredictions);
    } catch (err) {
      if (source === gazetteer) throw err;
      log.warn({ err }, 'venues are searched in the gazetteer');
    }
  }
  return [];
}

export async function locateVenue(placeId: string): Promise<Spot | null> {
  for (const source of all()) {
    const spot = await source.locate(placeId).catch(() => null);
    if (spot) return spot;
  }
  return null;
}
