import type { Actor } from '@/lib/auth/actor';
import type { FollowJson } from '@/lib/follows/schema';
import { findGroup } from '@/lib/groups/read';
import { findPostFacts } from '@/lib/posts/read';
import { sql } from '@/lib/sql';

/** Whoever follows a group is told of its new posts. Following twice is following once. */
export async function followGroup(actor: Actor, groupRef: string): Promise<FollowJson> {
  const { id } = await findGroup(actor, groupRef);
  await sql`insert into group_follows (group_id, user_id) values (${id}, ${actor.id}) on conflict do nothing`;
  return { following: true };
}

export async function unfollowGroup(actor: Actor, groupRef: string): Promise<FollowJson> {
  const { id } = await findGroup(actor, groupRef);
  await sql`delete from group_follows where group_id = ${id} and user_id = ${actor.id}`;
  return { following: false };
}

/**
 * Whoever follows a post is told of its comments. Not following is kept, too: it also silences what its authors and
 * those who wrote in the thread would hear, and all but mentions.
 */
export async function followPost(
  actor: Actor,
  refs: { group: string; post: string },
  following: boolean,
): Promise<FollowJson> {
  const { id } = await findPostFacts(actor, refs.group, refs.post);
  await sql`
    insert into post_follows (post_id, user_id, following) values (${id}, ${actor.id}, ${following})
    on conflict (post_id, user_id) do update set following = excluded.following`;
  return { following };
}
