import type { Actor } from '@/lib/auth/actor';
import { countUse } from '@/lib/auth/limits';
import { membershipOf, visibleTo } from '@/lib/groups/policy';
import type { PersonRow } from '@/lib/people/present';
import { isResting } from '@/lib/ports/search/breaker';
import { searchIndex } from '@/lib/ports/search/choose';
import { postgresIndex } from '@/lib/ports/search/postgres';
import type { Found, Mark, PersonRef, SearchIndex } from '@/lib/ports/search/search-index';
import { tsqueryOfMarks } from '@/lib/ports/search/terms';
import { isPublic } from '@/lib/posts/policy';
import { type ParsedQuery, parseQuery } from '@/lib/search/parse';
import { prepare } from '@/lib/search/prepare';
import { type PostHitRow, presentHits, presentPersonHit, presentPostHit } from '@/lib/search/present';
import {
  type HitsJson,
  hitsPerPage,
  type PersonHitJson,
  type PostHitJson,
  type SearchQuery,
} from '@/lib/search/schema';
import { sql } from '@/lib/sql';

/** Published posts the actor may read. The scope is part of the query, so counts and pages tell nothing more. */
export async function searchPosts(
  actor: Actor,
  { query, page }: SearchQuery,
): Promise<HitsJson<PostHitJson>> {
  const perPage = hitsPerPage.posts;
  const parsed = parseQuery(query);
  if (!asksAnything(parsed)) return presentHits([], { query, page, perPage, total: 0 });
  await countUse('search', actor.id);
  const ask = { ...(await prepare(actor, parsed)), page, perPage };
  if (ask.all.length === 0 && parsed.clauses.length > 0)
    return presentHits([], { query, page, perPage, total: 0 });
  const read = async (index: SearchIndex) => {
    const found = await index.posts(ask);
    return { found, rows: await readPosts(actor, found) };
  };
  const { found, rows } = await fromIndex(read);
  const hits = rows.map((row) => presentPostHit(row, found.marks));
  const answer = presentHits(hits, { query, page, perPage, total: found.total });
  return searchNeedsCare(actor) ? { ...answer, degraded: 1 } : answer;
}

/** Members and contacts by name, title and fields; by e-mail address where addresses are shown. */
export async function searchPeople(
  actor: Actor,
  { query, page }: SearchQuery,
): Promise<HitsJson<PersonHitJson>> {
  const perPage = hitsPerPage.people;
  const parsed = parseQuery(query);
  if (parsed.clauses.length === 0) return presentHits([], { query, page, perPage, total: 0 });
  await countUse('search', actor.id);
  const { all, none, text } = await prepare(actor, { ...parsed, in: [], by: [], types: [] });
  const ask = { all, none, text, email: actor.hideEmail ? null : emailPart(query), page, perPage };
  const read = async (index: SearchIndex) => {
    const found = await index.people(ask);
    return { found, rows: await readPeople(found.hits) };
  };
  const { found, rows } = await fromIndex(read);
  const hits = rows.map((row) => presentPersonHit(actor, row, found.marks));
  return presentHits(hits, { query, page, perPage, total: found.total });
}

/** Whether an admin should hear that the search engine fails; everybody else still gets answers. */
export function searchNeedsCare(actor: Actor): boolean {
  return actor.isAdmin && isResting();
}

type Read<T, R> = { found: Found<T>; rows: R[] };

/**
 * Asks the chosen index; PostgreSQL where that fails, or where it names something that may not be read any more: then
 * its count would tell of it, too.
 */
async function fromIndex<T, R>(read: (index: SearchIndex) => Promise<Read<T, R>>): Promise<Read<T, R>> {
  const index = await searchIndex();
  if (index !== postgresIndex) {
    const answer = await read(index).catch(() => null);
    if (answer && answer.rows.length === answer.found.hits.length) return answer;
  }
  return read(postgresIndex);
}

function asksAnything({ clauses, in: groups, by, types }: ParsedQuery): boolean {
  return clauses.length + groups.length + by.length + types.length > 0;
}

/** What may be the beginning or a part of an address; three letters at least. */
function emailPart(query: string): string | null {
  const text = query.trim().toLowerCase();
  return /^[\p{L}\p{N}._%+@-]{3,200}$/u.test(text) ? text : null;
}

/**
 * In the order found. The scope once more: an index beside the database may lag behind it. Long texts are folded only where
 * their words tell that there is something to mark.
 */
async function readPosts(actor: Actor, { hits, marks }: Found<number>): Promise<PostHitRow[]> {
  if (hits.length === 0) return [];
  return sql<PostHitRow[]>`
    with marked as materialized (select to_tsquery('simple', ${tsqueryOfMarks(marks)}) as q)
    select p.id, p.slug, p.title, g.slug as group_slug, g.name as group_name, g.type as group_type,
      image.key as image_key,
      substring(t.text from greatest(1, coalesce(found.at, 1) - 200) for 800) as snippet
    from unnest(${hits}::int[]) with ordinality hit(id, n)
    join posts p on p.id = hit.id and ${isPublic()}
    join groups g on g.id = p.group_id ${membershipOf(actor)}
    join search_documents d on d.post_id = p.id
    left join media image on image.id = p.featured_image_id
    cross join lateral (select concat_ws(E'\n', nullif(left(d.body, 20000), ''), nullif(left(d.comments, 10000), ''),
      nullif(left(d.files, 20000), '')) as text) t
    cross join lateral (
      select case when d.words @@ (select q from marked) then (
        select min(nullif(strpos(folded.text, mark), 0))
        from (select fold(t.text) as text offset 0) folded cross join unnest(${searchable(marks)}::text[]) mark) end as at) found
    where ${visibleTo(actor)}
    order by hit.n`;
}

/** The longest are looked for in the text; a beginning of two letters would be found anywhere. */
function searchable(marks: Mark[]): string[] {
  return [...new Set(marks.map(({ text }) => text))].slice(0, 12);
}

async function readPeople(hits: PersonRef[]): Promise<PersonRow[]> {
  if (hits.length === 0) return [];
  return sql<PersonRow[]>`
    select hit.kind, coalesce(u.id, c.id) as id, c.list_id, coalesce(u.name, c.name) as name, u.job_title,
      u.email::text as email, u.phone_office, u.phone_mobile, m.key as avatar_key,
      coalesce(c.fields, '{}') as values, coalesce(l.fields, '[]') as list_fields
    from unnest(${hits.map(({ kind }) => kind)}::text[], ${hits.map(({ id }) => id)}::int[])
      with ordinality hit(kind, id, n)
    left join users u on hit.kind = 'user' and u.id = hit.id and u.deleted_at is null and u.deactivated_at is null
    left join contacts c on hit.kind = 'contact' and c.id = hit.id left join contact_lists l on l.id = c.list_id
    left join media m on m.id = u.avatar_id
    where u.id is not null or c.id is not null
    order by hit.n`;
}
