import type { Actor } from '@/lib/auth/actor';
import type { Transaction } from '@/lib/db';
import { invalid } from '@/lib/errors';
import { groupTypes } from '@/lib/groups/types';
import type { PostInput } from '@/lib/posts/schema';
import { findSpot } from '@/lib/venues/read';

type EventPost = { id: number; groupId: number; groupType: number };

/** Writes the event of a post in an events group; fields not sent stay, an empty end takes the start. */
export async function saveEvent(tx: Transaction, post: EventPost, input: PostInput['event']): Promise<void> {
  if (post.groupType !== groupTypes.events || input === undefined) return;
  if (input === null) {
    await tx.event.deleteMany({ where: { postId: post.id } });
    return;
  }
  const before = await tx.event.findUnique({ where: { postId: post.id } });
  const starts = input.starts === undefined ? before?.starts : input.starts;
  if (!starts) {
    if (before || input.ends || input.venue) throw invalid('event.starts', 'Say when the event starts.');
    return;
  }
  const ends = (input.ends === undefined ? before?.ends : input.ends) ?? starts;
  const allDay = input.all_day ?? before?.allDay ?? false;
  const span = allDay ? wholeDays(starts, ends) : { starts, ends };
  if (span.ends < span.starts) throw invalid('event.ends', 'The event ends before it starts.');
  const place = placeColumns(input, before?.googlePlaceId ?? null);
  await tx.event.upsert({
    where: { postId: post.id },
    create: { postId: post.id, groupId: post.groupId, ...span, allDay, ...place },
    update: { ...span, allDay, ...place },
  });
}

function wholeDays(starts: Date, ends: Date) {
  const [first, last] = [new Date(starts), new Date(ends)];
  first.setUTCHours(0, 0, 0, 0);
  last.setUTCHours(23, 59, 59, 0);
  return { starts: first, ends: last };
}

/** A newly chosen place is looked up before anything is written: that may take a moment, and locks must not wait. */
export async function locateEvent(actor: Actor, event: PostInput['event']): Promise<PostInput['event']> {
  if (!event?.google_place_id || event.lat !== undefined || event.lng !== undefined) return event;
  const spot = await findSpot(actor, event.google_place_id);
  return spot ? { ...event, lat: spot.lat, lng: spot.lng } : event;
}

/** The coordinates of another place never stay behind. */
function placeColumns(input: NonNullable<PostInput['event']>, before: string | null) {
  const { venue, google_place_id: placeId, lat, lng } = input;
  const moved = placeId !== undefined && placeId !== before;
  return {
    ...(venue !== undefined && { venue: venue ?? '' }),
    ...(placeId !== undefined && { googlePlaceId: placeId }),
    ...(moved && { lat: null, lng: null }),
    ...(lat !== undefined && { lat }),
    ...(lng !== undefined && { lng }),
  };
}
