import type { Actor } from '@/lib/auth/actor';
import { findEditablePost } from '@/lib/posts/read';
import { presentShare, type ShareRow } from '@/lib/shares/present';
import type { ShareLinkJson } from '@/lib/shares/schema';
import { sql } from '@/lib/sql';

/** A post's links, newest first, for who may edit the post. */
export async function listShares(actor: Actor, groupRef: string, postRef: string): Promise<ShareLinkJson[]> {
  const post = await findEditablePost(actor, groupRef, postRef);
  const rows = await sql<ShareRow[]>`
    select s.id, s.token, p.slug as post_slug, s.expires_at, s.link_expires, s.created_at,
      jsonb_build_object('id', u.id, 'name', u.name, 'job_title', u.job_title, 'email', u.email, 'avatar_key', m.key)
        as maker
    from share_links s
    join posts p on p.id = s.post_id
    join users u on u.id = s.user_id and u.deleted_at is null
    left join media m on m.id = u.avatar_id
    where s.post_id = ${post.id}
    order by s.created_at desc, s.id desc limit 100`;
  return rows.map((row) => presentShare(actor, row));
}
