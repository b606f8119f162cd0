import type { Actor } from '@/lib/auth/actor';
import { membershipOf } from '@/lib/groups/policy';
import { visibleTo as visiblePosts } from '@/lib/posts/policy';
import { type Fragment, sql } from '@/lib/sql';

/**
 * The files `m` an actor may read: admins all, everybody their own and the team's shared ones, avatars and the logo,
 * and what a post carries that they may read – as its file, its picture, or embedded in it or in a comment on it.
 */
export function visibleTo(actor: Actor): Fragment {
  return sql`(${actor.isAdmin} or m.uploader_id = ${actor.id} or m.shared
    or exists (select 1 from users o where o.avatar_id = m.id)
    or exists (select 1 from account o where o.logo_id = m.id)
    or exists (select 1 from posts p join groups g on g.id = p.group_id ${membershipOf(actor)}
      where (p.media_id = m.id or p.featured_image_id = m.id
        or p.id in (select w.post_id from media_uses w where w.media_id = m.id)) and ${visiblePosts(actor)}))`;
}
