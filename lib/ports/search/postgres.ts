import type { Ask, Found, PersonAsk, PersonRef, PostAsk, SearchIndex } from '@/lib/ports/search/search-index';
import { marksOf, tsqueryOf } from '@/lib/ports/search/terms';
import { findCorrections } from '@/lib/ports/search/typos';
import { type Fragment, sql } from '@/lib/sql';

/** Below so many hits words are also read as mistyped. Counted in what the person may read, so it tells nothing. */
const enough = 5;
/** The best by title and date are ranked by their whole text; so many that no page below it shows another order. */
const ranked = 100;
/** D comments and files, C text, B headings and names, A title. */
const weights = '{0.1, 0.3, 0.6, 1.0}';

/** The index that comes along: `search_documents`, right at once, because triggers keep it within each transaction. */
export const postgresIndex: SearchIndex = {
  posts: (ask) => findBest(ask, posts),
  people: (ask) => findBest(ask, people),
};

type Search<A, T> = (ask: A, query: string, first: T[]) => Promise<{ hits: T[]; total: number }>;

/** As it is typed; where that finds little, with typos, and what was found exactly stays first. */
async function findBest<A extends Ask, T>(ask: A, search: Search<A, T>): Promise<Found<T>> {
  const exact = await search(ask, tsqueryOf(ask), []);
  if (exact.total >= enough) return { ...exact, marks: marksOf(ask) };
  const terms = ask.all.flatMap(({ terms, phrase }) => (phrase ? [] : terms));
  const corrections = await findCorrections(terms);
  if (corrections.size === 0) return { ...exact, marks: marksOf(ask) };
  const first = ask.page === 0 ? exact : await search({ ...ask, page: 0 }, tsqueryOf(ask), []);
  return {
    ...(await search(ask, tsqueryOf(ask, corrections), first.hits)),
    marks: marksOf(ask, corrections),
  };
}

async function posts(
  { groups, authors, page, perPage, all }: PostAsk,
  query: string,
  first: number[],
): Promise<{ hits: number[]; total: number }> {
  const offset = page * perPage;
  const deep = offset + perPage > ranked;
  const matching = sql`
    from search_documents d cross join (select to_tsquery('simple', ${query}) as q) asked
    where ${all.length > 0 ? sql`d.words @@ asked.q` : sql`true`} and d.group_id = any (${groups}::int[])
      and d.shows_from <= now() ${byAuthors(authors)}`;
  const rows = await sql<{ id: number; total: number }[]>`
    with matching as materialized (
      select d.post_id as id, d.post_id = any (${first}::int[]) as first, ts_rank(d.title_words, asked.q) as title,
        exp(-extract(epoch from now() - d.shows_from) / 3e7) as fresh, count(*) over ()::int as total
      ${matching}
      order by first desc, 3 * ts_rank(d.title_words, asked.q) + exp(-extract(epoch from now() - d.shows_from) / 3e7) desc, d.post_id desc
      ${deep ? sql`offset ${offset} limit ${perPage}` : sql`limit ${ranked}`})
    select m.id, m.total from matching m
    ${
      deep
        ? sql``
        : sql`
      join search_documents d on d.post_id = m.id join posts p on p.id = m.id
      cross join (select to_tsquery('simple', ${query}) as q) asked
      order by m.first desc, (m.title + 2 * ts_rank_cd(${weights}::float4[], d.words, asked.q, 1))
        * (1 + 0.4 * m.fresh + 0.05 * ln(1 + p.read_by_count)) desc, m.fresh desc, m.id desc
      offset ${offset} limit ${perPage}`
    }`;
  const total = rows[0]?.total ?? (page === 0 ? 0 : await count(matching));
  return { hits: rows.map((row) => row.id), total };
}

function byAuthors(authors: number[] | null): Fragment {
  if (authors === null) return sql``;
  return sql`and exists (select from post_authors a where a.post_id = d.post_id and a.user_id = any (${authors}::int[]))`;
}

async function people(
  { email, page, perPage, all }: PersonAsk,
  query: string,
  first: PersonRef[],
): Promise<{ hits: PersonRef[]; total: number }> {
  const firstIds = first.map(({ kind, id }) => `${kind}-${id}`);
  const matching = sql`
    from (
      select d.id from search_documents d
      where d.post_id is null and ${all.length > 0 ? sql`d.words @@ to_tsquery('simple', ${query})` : sql`false`}
      union
      select d.id from search_documents d join users u on u.id = d.user_id
      where ${email === null ? sql`false` : sql`strpos(u.email::text, ${email}) > 0`}) hit
    join search_documents d on d.id = hit.id
    left join users u on u.id = d.user_id left join contacts c on c.id = d.contact_id
    where u.deleted_at is null and u.deactivated_at is null and (u.id is not null or c.id is not null)`;
  const rows = await sql<(PersonRef & { total: number })[]>`
    select case when d.user_id is null then 'contact' else 'user' end as kind, coalesce(d.user_id, d.contact_id) as id,
      count(*) over ()::int as total
    ${matching}
    order by (case when d.user_id is null then 'contact-' || d.contact_id else 'user-' || d.user_id end) = any (${firstIds}::text[]) desc,
      round(ts_rank(d.title_words, to_tsquery('simple', ${query}))::numeric, 2) desc, d.title, kind, id
    offset ${page * perPage} limit ${perPage}`;
  const total = rows[0]?.total ?? (page === 0 ? 0 : await count(matching));
  return { hits: rows.map(({ kind, id }) => ({ kind, id })), total };
}

async function count(matching: Fragment): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*)::int as total ${matching}`;
  return row.total;
}
