import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { rsvpOf } from '@/lib/events/policy';
import { findPost } from '@/lib/posts/read';
import type { EventAnswer, RsvpJson } from '@/lib/posts/schema';
import { sql } from '@/lib/sql';

type Refs = { group: string; post: string };

/** Says whether the actor comes; another answer replaces the first. */
export async function answerEvent(actor: Actor, refs: Refs, answer: EventAnswer): Promise<RsvpJson> {
  const postId = await findEvent(actor, refs);
  await sql`
    insert into event_answers (post_id, user_id, answer) values (${postId}, ${actor.id}, ${answer})
    on conflict (post_id, user_id) do update set answer = excluded.answer, answered_at = now()`;
  return readRsvp(actor, postId);
}

/** Taking back what was not said changes nothing. */
export async function takeBackAnswer(actor: Actor, refs: Refs): Promise<RsvpJson> {
  const postId = await findEvent(actor, refs);
  await sql`delete from event_answers where post_id = ${postId} and user_id = ${actor.id}`;
  return readRsvp(actor, postId);
}

async function findEvent(actor: Actor, refs: Refs): Promise<number> {
  const post = await findPost(actor, refs.group, refs.post);
  if (!post.has_event) throw new AppError('conflict', 'This post has no date that one could come to.');
  return post.id;
}

async function readRsvp(actor: Actor, postId: number): Promise<RsvpJson> {
  const [row] = await sql<[{ rsvp: RsvpJson }]>`
    select ${rsvpOf(actor)} as rsvp from posts p join groups g on g.id = p.group_id where p.id = ${postId}`;
  return row.rsvp;
}
