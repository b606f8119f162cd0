import type { Actor } from '@/lib/auth/actor';
import { wroteThis } from '@/lib/posts/policy';
import { type Fragment, sql } from '@/lib/sql';

/** Whether the actor follows group `g`. */
export function followsGroup(actor: Actor): Fragment {
  return sql`exists (select 1 from group_follows f where f.group_id = g.id and f.user_id = ${actor.id})`;
}

/** Whether the actor hears of comments on post `p`: as they chose, else because they wrote it or in its thread. */
export function followsPost(actor: Actor): Fragment {
  return sql`coalesce(
    (select f.following from post_follows f where f.post_id = p.id and f.user_id = ${actor.id}),
    ${wroteThis(actor)}
    or exists (select 1 from comments c where c.post_id = p.id and c.user_id = ${actor.id}))`;
}
