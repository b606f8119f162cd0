import type { Transaction } from '@/lib/db';
import { invalid } from '@/lib/errors';
import { groupTypes } from '@/lib/groups/schema';
import type { PostInput } from '@/lib/posts/schema';

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
  if (ends < starts) throw invalid('event.ends', 'The event ends before it starts.');
  const place = placeColumns(input);
  await tx.event.upsert({
    where: { postId: post.id },
    create: { postId: post.id, groupId: post.groupId, starts, ends, ...place },
    update: { starts, ends, ...place, sequence: { increment: 1 } },
  });
}

function placeColumns(input: NonNullable<PostInput['event']>) {
  return {
    ...(input.venue !== undefined && { venue: input.venue ?? '' }),
    ...(input.google_place_id !== undefined && { googlePlaceId: input.google_place_id }),
    ...(input.lat !== undefined && { lat: input.lat }),
    ...(input.lng !== undefined && { lng: input.lng }),
  };
}
