import type { Actor } from '@/lib/auth/actor';
import { membershipOf, visibleTo } from '@/lib/groups/policy';
import { mediaUrl } from '@/lib/media/url';
import { type PersonRow, presentPerson } from '@/lib/people/present';
import { isPublic } from '@/lib/posts/policy';
import {
  type HitsJson,
  hitsPerPage,
  type PersonHitJson,
  type PostHitJson,
  type SearchQuery,
} from '@/lib/search/schema';
import {
  headlineOptions,
  markUp,
  tsqueryOf,
  wholeFieldOptions,
  withoutMarks,
  wordsOf,
} from '@/lib/search/words';
import { type Fragment, sql } from '@/lib/sql';

type PostHitRow = {
  id: number;
  slug: string;
  title: string;
  headline: string;
  excerpt: string;
  image_key: string | null;
  group_slug: string;
  group_name: string;
  group_type: number;
  total: number;
};

/** Published posts the actor may read. The scope is part of the query, so counts and pages tell nothing more. */
export async function searchPosts(
  actor: Actor,
  { query, page }: SearchQuery,
): Promise<HitsJson<PostHitJson>> {
  const words = wordsOf(query);
  if (words.length === 0) return emptyHits(query, page, hitsPerPage.posts);
  const perPage = hitsPerPage.posts;
  const matching = sql`
    from search_documents d
    join posts p on p.id = d.post_id and ${isPublic()}
    join groups g on g.id = p.group_id
    ${membershipOf(actor)}
    cross join (select to_tsquery('simple', fold(${tsqueryOf(words)})) as asked) q
    where d.words @@ q.asked and ${visibleTo(actor)}`;
  const rows = await sql<PostHitRow[]>`
    with hits as (
      select p.id, q.asked, count(*) over ()::int as total, ts_rank_cd(d.words, q.asked, 1) as rank, p.published_at
      ${matching}
      order by rank desc, p.published_at desc, p.id desc limit ${perPage} offset ${page * perPage})
    select p.id, p.slug, p.title, h.total, g.slug as group_slug, g.name as group_name, g.type as group_type,
      image.key as image_key, ts_headline('simple', p.title, h.asked, ${wholeFieldOptions}) as headline,
      ts_headline('simple', d.body, h.asked, ${headlineOptions}) as excerpt
    from hits h join posts p on p.id = h.id join groups g on g.id = p.group_id
    join search_documents d on d.post_id = p.id left join media image on image.id = p.featured_image_id
    order by h.rank desc, h.published_at desc, h.id desc`;
  const total = rows[0]?.total ?? (page === 0 ? 0 : await countHits(matching));
  return presentHits(rows.map(presentPostHit), { query, page, perPage, total });
}

async function countHits(matching: Fragment): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*)::int as total ${matching}`;
  return row.total;
}

function presentPostHit(row: PostHitRow): PostHitJson {
  return {
    objectID: `post-${row.id}`,
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: withoutMarks(row.excerpt),
    featured_image: mediaUrl(row.image_key),
    group: { slug: row.group_slug, name: row.group_name, type: row.group_type },
    _highlight: { title: markUp(row.headline), excerpt: markUp(row.excerpt) },
  };
}

/** Members and contacts whose name, title or contact fields hold every word. */
export async function searchPeople(
  actor: Actor,
  { query, page }: SearchQuery,
): Promise<HitsJson<PersonHitJson>> {
  const words = wordsOf(query);
  if (words.length === 0) return emptyHits(query, page, hitsPerPage.people);
  const perPage = hitsPerPage.people;
  const people = sql`
    select 'user' as kind, u.id, null::int as list_id, u.name, u.job_title, u.email::text as email, u.phone_office,
      u.phone_mobile, m.key as avatar_key, '{}'::jsonb as values, '[]'::jsonb as list_fields
    from users u left join media m on m.id = u.avatar_id
    where u.deleted_at is null and u.deactivated_at is null
      and ${everyWord(words, sql`fold(concat_ws(' ', u.name, u.job_title, ${actor.hideEmail ? sql`null` : sql`u.email::text`}))`)}
    union all
    select 'contact', c.id, c.list_id, c.name, null, null, null, null, null, c.fields, l.fields
    from contacts c join contact_lists l on l.id = c.list_id
    where ${everyWord(
      words,
      sql`fold(c.name || ' ' || coalesce((
      select string_agg(f.value, ' ') from jsonb_each_text(c.fields) f), ''))`,
    )}`;
  const rows = await sql<(PersonRow & { total: number })[]>`
    select people.*, count(*) over ()::int as total from (${people}) people
    order by fold(name) not like fold(${`${likeText(words[0] ?? '')}%`}), name, kind, id
    limit ${perPage} offset ${page * perPage}`;
  const found = rows.map((row) => presentPersonHit(actor, row, words));
  return presentHits(found, { query, page, perPage, total: rows[0]?.total ?? 0 });
}

function everyWord(words: string[], text: Fragment): Fragment {
  return words.reduce((all, word) => sql`${all} and ${text} like fold(${`%${likeText(word)}%`})`, sql`true`);
}

function likeText(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

function presentPersonHit(actor: Actor, row: PersonRow, words: string[]): PersonHitJson {
  const { id, list_id, name, title, job_title, avatar, initials, email, fields } = presentPerson(actor, row);
  const objectID = row.kind === 'contact' ? `contact-${id}` : `user-${id}`;
  const hit = { objectID, id, list_id, name, title, job_title, avatar, initials, fields };
  return { ...hit, ...(email !== undefined && { email }), _highlight: { name: markWords(name, words) } };
}

function markWords(text: string, words: string[]): string {
  const typed = words.map((word) => word.toLowerCase());
  const parts = text.split(/([\p{L}\p{M}\p{N}]+)/u);
  return parts
    .map((part) => {
      const hit = typed.find((word) => part.toLowerCase().startsWith(word));
      return hit
        ? `<mark>${markUp(part.slice(0, hit.length))}</mark>${markUp(part.slice(hit.length))}`
        : markUp(part);
    })
    .join('');
}

function emptyHits(query: string, page: number, perPage: number): HitsJson<never> {
  return presentHits([], { query, page, perPage, total: 0 });
}

function presentHits<T>(
  found: T[],
  { query, page, perPage, total }: { query: string; page: number; perPage: number; total: number },
): HitsJson<T> {
  return {
    hits: found,
    page,
    nbPages: Math.ceil(total / perPage),
    nbHits: total,
    hitsPerPage: perPage,
    query,
  };
}
