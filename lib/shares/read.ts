import type { Actor } from '@/lib/auth/actor';
import { AppError, notFound } from '@/lib/errors';
import type { MediaRow } from '@/lib/media/present';
import { picturesColumn } from '@/lib/posts/card-sql';
import { isPublic } from '@/lib/posts/policy';
import { findEditablePost } from '@/lib/posts/read';
import { presentShare, presentSharedPost, type SharedRow, type ShareRow } from '@/lib/shares/present';
import type { SharedPostJson, ShareLinkJson } from '@/lib/shares/schema';
import { type Fragment, sql } from '@/lib/sql';

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

/**
 * What a public address shows, to whoever holds it.
 * @throws AppError `gone` when the link has run out, `not_found` when it, its post or its maker is no more
 */
export async function getSharedPost(postSlug: string, token: string): Promise<SharedPostJson> {
  const [row] = await sql<SharedRow[]>`
    select p.title, p.content, p.published_at, p.featured_image_contain, image.key as image_key,
      nullif(image.blur, '') as image_blur, ${picturesColumn()} as pictures,
      file.key as file_key, file.type as file_type, file.name as file_name, file.preview as file_preview, p.filesize,
      e.post_id is not null as has_event, e.venue, e.starts, e.ends, e.all_day, e.google_place_id, e.lat, e.lng,
      array(select u.name from post_authors pa join users u on u.id = pa.user_id
        where pa.post_id = p.id order by pa.position, u.id) as authors,
      a.name as team_name, logo.key as logo_key, ${hasExpired()} as expired
    ${sharedPosts(token)}
    left join media image on image.id = p.featured_image_id
    left join media file on file.id = p.media_id
    left join events e on e.post_id = p.id
    cross join account a
    left join media logo on logo.id = a.logo_id
    where p.slug = ${postSlug} or exists (
      select 1 from post_slugs old where old.group_id = p.group_id and old.slug = ${postSlug} and old.post_id = p.id)`;
  if (!row) throw notFound();
  if (row.expired) throw new AppError('gone', 'This link has expired.');
  return presentSharedPost(token, row);
}

/** A file that the shared post itself carries; those of its comments stay inside. */
export async function getSharedFile(token: string, key: string): Promise<MediaRow> {
  const [row] = await sql<MediaRow[]>`
    select m.id, m.key, m.name, m.type, m.size, m.width, m.height, m.preview, m.updated_at
    ${sharedPosts(token)}
    join media m on m.key = ${key} and (m.id = p.media_id or m.id = p.featured_image_id or exists (
      select 1 from media_uses w where w.media_id = m.id and w.post_id = p.id and w.comment_id is null))
    where not ${hasExpired()}`;
  if (!row) throw notFound();
  return row;
}

/** The post `p` of a link `s` that still stands: published, and its maker still of the team, and of the group. */
function sharedPosts(token: string): Fragment {
  return sql`
    from share_links s
    join posts p on p.id = s.post_id and s.token = ${token} and ${isPublic()}
    join users maker on maker.id = s.user_id and maker.deleted_at is null and maker.deactivated_at is null
    join groups g on g.id = p.group_id
      and (not g.private or maker.is_admin or exists (
        select from group_members r where r.group_id = g.id and r.user_id = maker.id))`;
}

function hasExpired(): Fragment {
  return sql`(s.expires_at is not null and s.expires_at <= now())`;
}
