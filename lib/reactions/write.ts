import type { Actor } from '@/lib/auth/actor';
import { notFound } from '@/lib/errors';
import { presentReactions } from '@/lib/posts/present';
import { findPostFacts } from '@/lib/posts/read';
import type { ReactionsJson } from '@/lib/posts/schema';
import type { ReactionType } from '@/lib/reactions/schema';
import { type Fragment, sql } from '@/lib/sql';

/** Adding twice is adding once (contract §1, idempotence). */
export async function addReaction(
  actor: Actor,
  groupRef: string,
  postRef: string,
  type: ReactionType,
): Promise<ReactionsJson> {
  const post = await findPostFacts(actor, groupRef, postRef);
  return change(actor, post.id, {
    rows: sql`
      insert into reactions (post_id, user_id, type) values (${post.id}, ${actor.id}, ${type})
      on conflict do nothing returning 1`,
    counted: sql`${counter(type)} = ${counter(type)} + 1`,
    own: sql`union select ${type}::smallint`,
  });
}

/** Removing what is not there changes nothing. */
export async function removeReaction(
  actor: Actor,
  groupRef: string,
  postRef: string,
  type: ReactionType,
): Promise<ReactionsJson> {
  const post = await findPostFacts(actor, groupRef, postRef);
  return change(actor, post.id, {
    rows: sql`
      delete from reactions where post_id = ${post.id} and user_id = ${actor.id} and type = ${type} returning 1`,
    counted: sql`${counter(type)} = ${counter(type)} - 1`,
    own: sql`except select ${type}::smallint`,
  });
}

function counter(type: ReactionType) {
  return { 1: sql`thumbs_up_count`, 2: sql`clap_count`, 3: sql`love_count` }[type];
}

/** Changes rows and their counter at once, and reads both in the same statement, which itself sees what was before. */
async function change(
  actor: Actor,
  postId: number,
  { rows, counted, own }: { rows: Fragment; counted: Fragment; own: Fragment },
): Promise<ReactionsJson> {
  const [row] = await sql<Parameters<typeof presentReactions>[0][]>`
    with changed as (${rows}),
    counted as (
      update posts set ${counted} where id = ${postId} and exists (select from changed)
      returning thumbs_up_count, clap_count, love_count)
    select coalesce(c.thumbs_up_count, p.thumbs_up_count) as thumbs_up_count,
      coalesce(c.clap_count, p.clap_count) as clap_count, coalesce(c.love_count, p.love_count) as love_count,
      array(select x.type from reactions x where x.post_id = p.id and x.user_id = ${actor.id} ${own}) as own_reactions
    from posts p left join counted c on true where p.id = ${postId}`;
  if (!row) throw notFound();
  return presentReactions(row);
}
