import type { Actor } from '@/lib/auth/actor';
import { notFound } from '@/lib/errors';
import { membershipOf } from '@/lib/groups/policy';
import { drawMap } from '@/lib/ports/maps/maps';
import { fold } from '@/lib/ports/venues/fold';
import {
  locateVenue,
  mostPredictions,
  type Prediction,
  type Spot,
  searchVenues,
} from '@/lib/ports/venues/venues';
import { visibleTo } from '@/lib/posts/policy';
import { sql } from '@/lib/sql';
import type { MapQuery, PredictionsJson, VenueQuery } from '@/lib/venues/schema';

const shortest = 2;
const mostUsed = 3;

/** Venues of events the actor can read come first, then the world's. */
export async function findVenues(actor: Actor, { search }: VenueQuery): Promise<PredictionsJson> {
  const text = search.trim();
  if (fold(text).length < shortest) return { predictions: [] };
  const [used, found] = await Promise.all([findUsed(actor, text), searchVenues(text)]);
  const known = new Map([...used, ...found].map((place) => [place.place_id, place]));
  return { predictions: [...known.values()].slice(0, mostPredictions) };
}

function findUsed(actor: Actor, text: string) {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<Prediction[]>`
    select (array_agg(e.venue order by p.id))[1] as description, e.google_place_id as place_id
    from events e join posts p on p.id = e.post_id join groups g on g.id = p.group_id ${membershipOf(actor)}
    where e.venue ilike ${part} and e.google_place_id is not null and ${visibleTo(actor)}
    group by e.google_place_id order by max(e.starts) desc limit ${mostUsed}`;
}

/** The PNG of a place, or not found where nobody knows it. */
export async function getVenueMap(actor: Actor, query: MapQuery): Promise<Uint8Array> {
  const spot = await findSpot(actor, query.place_id);
  if (!spot) throw notFound();
  return drawMap({ ...spot, width: query.w, height: query.h, theme: query.theme });
}

/** Where a place is: from the first event the actor can read, which no later one can move, or from the source that named it. */
export async function findSpot(actor: Actor, placeId: string): Promise<Spot | null> {
  const [used] = await sql<Spot[]>`
    select e.lat, e.lng, e.venue as name
    from events e join posts p on p.id = e.post_id join groups g on g.id = p.group_id ${membershipOf(actor)}
    where e.google_place_id = ${placeId} and e.lat is not null and e.lng is not null and ${visibleTo(actor)}
    order by p.id limit 1`;
  return used ?? (await locateVenue(placeId));
}
