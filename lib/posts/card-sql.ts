import type { Actor } from '@/lib/auth/actor';
import { mustReadOf } from '@/lib/confirmations/policy';
import { rsvpOf } from '@/lib/events/policy';
import { followsPost } from '@/lib/follows/read';
import { factColumns, membershipOf } from '@/lib/groups/policy';
import { wroteThis } from '@/lib/posts/policy';
import type { CardRow } from '@/lib/posts/present';
import { type Fragment, literally, sql } from '@/lib/sql';

/** Everything a card shows, for post `p` of group `g` with membership `r`: one row a post, nothing to load after. */
export function cardColumns(actor: Actor): Fragment {
  return sql`
    p.id, p.title, p.slug, p.status, p.excerpt, p.dynamic_excerpt, p.featured, p.featured_image_contain, p.notify,
    p.parent_id, p.published_at, p.created_at, p.updated_at, p.last_activity_at, p.version, p.read_by_count,
    p.comments_count, p.thumbs_up_count, p.clap_count, p.love_count,
    array(select x.type from reactions x where x.post_id = p.id and x.user_id = ${actor.id}) as own_reactions,
    g.id as group_id, g.slug as group_slug, g.name as group_name, g.type as group_type, ${factColumns()},
    ${wroteThis(actor)} as is_author,
    ${pathColumn()} as category_path,
    image.key as image_key, nullif(image.blur, '') as image_blur, file.key as file_key, file.type as file_type, file.name as file_name,
    file.preview as file_preview, p.filesize,
    e.post_id is not null as has_event, e.venue, e.starts, e.ends, e.all_day, e.google_place_id, e.lat, e.lng,
    case when e.post_id is not null then ${rsvpOf(actor)} end as rsvp,
    ${followsPost(actor)} as following, ${mustReadOf(actor)} as must_read,
    ${authorsColumn()} as authors`;
}

/** The rows of `k(id, rank)` as cards, in their order. */
export function cardFrom(actor: Actor): Fragment {
  return sql`
    join posts p on p.id = k.id
    ${cardJoins(actor)}
    order by k.rank`;
}

export function cardJoins(actor: Actor): Fragment {
  return sql`
    join groups g on g.id = p.group_id
    ${membershipOf(actor)}
    left join categories shelf on shelf.id = p.category_id
    left join media image on image.id = p.featured_image_id
    left join media file on file.id = p.media_id
    left join events e on e.post_id = p.id`;
}

/**
 * Cards of the posts that `keys` selects. Ids are found first, on the narrow index of the order, and only a page's
 * worth of rows is widened; so page 400 costs little more than page 1.
 */
export function selectCards(actor: Actor, keys: Fragment) {
  return sql<CardRow[]>`${withKeys(keys)} select ${cardColumns(actor)} from k ${cardFrom(actor)}`;
}

type CardPage = {
  from: Fragment;
  order: Fragment;
  page: number;
  perPage: number;
  /** How many there are, where that need not be counted. */
  known?: Fragment | null;
};

/**
 * One page of the posts `p` of a `from … where …`, and how many there are in all. The count rides on the rows; a page
 * past the end, which has none, asks for it.
 */
export async function selectCardPage(
  actor: Actor,
  { from, order, page, perPage, known }: CardPage,
): Promise<{ cards: CardRow[]; total: number }> {
  const count = known ? sql`select ${known} as total` : sql`select count(*)::int as total ${from}`;
  const keys = sql`select p.id ${from} order by ${order} limit ${literally(perPage)} offset ${page * perPage}`;
  const cards = await sql<(CardRow & { total: number })[]>`
    ${withKeys(keys)} select (${count}) as total, ${cardColumns(actor)} from k ${cardFrom(actor)}`;
  const [{ total } = { total: 0 }] =
    cards.length > 0 || page === 0 ? cards : await sql<[{ total: number }]>`${count}`;
  return { cards, total };
}

function withKeys(keys: Fragment): Fragment {
  return sql`with k as materialized (select id, row_number() over () as rank from (${keys}) ids)`;
}

/** The function costs a third of a card; most categories stand in no other. */
function pathColumn(): Fragment {
  return sql`
    case when p.category_id is null then '[]'::jsonb
      when shelf.parent_id is null
        then jsonb_build_array(jsonb_build_object('id', shelf.id, 'slug', shelf.slug, 'name', shelf.name))
      else category_path(p.category_id) end`;
}

function authorsColumn(): Fragment {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'job_title', u.job_title,
      'email', u.email, 'avatar_key', am.key) order by a.position, a.user_id), '[]'::jsonb)
    from post_authors a join users u on u.id = a.user_id left join media am on am.id = u.avatar_id
    where a.post_id = p.id)`;
}

/** What is known of the pictures that the text of post `p` embeds. */
export function picturesColumn(): Fragment {
  return sql`(
    select coalesce(jsonb_object_agg(x.key, jsonb_build_object('width', x.width, 'height', x.height,
      'blur', nullif(x.blur, ''))), '{}'::jsonb)
    from media_uses w join media x on x.id = w.media_id
    where w.post_id = p.id and w.comment_id is null and x.width is not null and x.height is not null)`;
}
