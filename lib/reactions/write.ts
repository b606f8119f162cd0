import type { Actor } from '@/lib/auth/actor';
import { notFound } from '@/lib/errors';
import { presentReactions } from '@/lib/posts/present';
import { findPostFacts } from '@/lib/posts/read';
import type { ReactionsJson } from '@/lib/posts/schema';
import type { ReactionType } from '@/lib/reactions/schema';
import { sql } from '@/lib/sql';

/** Adding twice is adding once (contract §1, idempotence). */
export async function addReaction(
  actor: Actor,
  groupRef: string,
  postRef: string,
  type: ReactionType,
): Promise<ReactionsJson> {
  const post = await findPostFacts(actor, groupRef, postRef);
  await sql`
    with added as (
      insert into reactions (post_id, user_id, type) values (${post.id}, ${actor.id}, ${type})
      on conflict do nothing returning 1)
    update posts set ${counter(type)} = ${counter(type)} + 1 where id = ${post.id} and exists (select from added)`;
  return readReactions(actor, post.id);
}

/** Removing what is not there changes nothing. */
export async function removeReaction(
  actor: Actor,
  groupRef: string,
  postRef: string,
  type: ReactionType,
): Promise<ReactionsJson> {
  const post = await findPostFacts(actor, groupRef, postRef);
  await sql`
    with removed as (
      delete from reactions where post_id = ${post.id} and user_id = ${actor.id} and type = ${type} returning 1)
    update posts set ${counter(type)} = ${counter(type)} - 1 where id = ${post.id} and exists (select from removed)`;
  return readReactions(actor, post.id);
}

function counter(type: ReactionType) {
  return { 1: sql`thumbs_up_count`, 2: sql`clap_count`, 3: sql`love_count` }[type];
}

async function readReactions(actor: Actor, postId: number): Promise<ReactionsJson> {
  const [row] = await sql<Parameters<typeof presentReactions>[0][]>`
    select p.thumbs_up_count, p.clap_count, p.love_count,
      array(select x.type from reactions x where x.post_id = p.id and x.user_id = ${actor.id}) as own_reactions
    from posts p where p.id = ${postId}`;
  if (!row) throw notFound();
  return presentReactions(row);
}
