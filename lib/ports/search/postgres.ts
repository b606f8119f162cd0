import type { Ask, Found, PersonAsk, PersonRef, PostAsk, SearchIndex } from '@/lib/ports/search/search-index';
import { marksOf, tsqueriesOf } from '@/lib/ports/search/terms';
import { findCorrections } from '@/lib/ports/search/typos';
import { type Fragment, sql } from '@/lib/sql';

/** Below so many hits words are also read as mistyped. Counted in what the person may read, so it tells nothing. */
const enough = 5;
/** So many are ranked by their whole text, a number of whole pages; the rest follow as they were chosen. */
const ranked = 50;
/** D comments and files, C text, B headings and names, A title. */
const weights = '{0.1, 0.3, 0.6, 1.0}';

/** The index that comes along: `search_documents`, right at once, because triggers keep it within each transaction. */
export const postgresIndex: SearchIndex = {
  posts: (ask) => findBest(ask, posts),
  people: (ask) => findBest(ask, people),
};

type Search<A, T> = (ask: A, queries: string[], first: T[]) => Promise<{ hits: T[]; total: number }>;

/**
 * As it is typed; where that finds little, with typos, and what was found exactly stays first. A word that no document
 * has finds nothing.
 */
async function findBest<A extends Ask, T>(ask: A, search: Search<A, T>): Promise<Found<T>> {
  const terms = ask.all.flatMap((group) => (group.phrase ? [] : group.terms));
  const nothing = terms.some(({ candidates }) => candidates !== null);
  const exactly = (page: number) => search({ ...ask, page }, tsqueriesOf(ask), []);
  const exact = nothing ? { hits: [], total: 0 } : await exactly(ask.page);
  if (exact.total >= enough) return { ...exact, marks: marksOf(ask) };
  const corrections = await findCorrections(terms);
  if (corrections.size === 0) return { ...exact, marks: marksOf(ask) };
  const first = ask.page === 0 || nothing ? exact : await exactly(0);
  return {
    ...(await search(ask, tsqueriesOf(ask, corrections), first.hits)),
    marks: marksOf(ask, corrections),
  };
}

/**
 * First those whose titles have the most of what was asked, and of these the newest; the best of them are put in order by
 * their whole text.
 */
async function posts(
  { groups, authors, page, perPage }: PostAsk,
  queries: string[],
  first: number[],
): Promise<{ hits: number[]; total: number }> {
  const offset = page * perPage;
  const deep = offset + perPage > ranked;
  const matching = sql`
    with ${asked(queries)}, matching as materialized (
      select d.id as document, d.post_id as id, d.shows_from, ${titled(queries)} as titled from search_documents d
      where ${matches(queries)} and (${flagsOf(groups)}::bool[])[d.group_id] and d.shows_from <= now()
        ${byAuthors(authors)})`;
  const rows = await sql<{ id: number; total: number }[]>`
    ${matching}, best as materialized (
      select m.document, m.id, ${first.length > 0 ? sql`m.id = any (${first}::int[])` : sql`false`} as first, m.titled,
        m.shows_from
      from matching m order by first desc, m.titled desc, m.shows_from desc, m.id desc
      ${deep ? sql`offset ${offset} limit ${perPage}` : sql`limit ${ranked}`})
    select b.id, (select count(*) from matching)::int as total from best b
    ${deep ? sql`order by b.first desc, b.titled desc, b.shows_from desc, b.id desc` : byText(offset, perPage)}`;
  const total = rows[0]?.total ?? (page === 0 ? 0 : await count(sql`${matching} select from matching`));
  return { hits: rows.map((row) => row.id), total };
}

function byText(offset: number, perPage: number): Fragment {
  return sql`
    join search_documents d on d.id = b.document join posts p on p.id = b.id
    cross join lateral (select exp(date_part('epoch', b.shows_from - now()) / 3e7) as fresh) f
    order by b.first desc, (ts_rank(d.title_words, (select q from asked))
        + 2 * ts_rank_cd(${weights}::float4[], d.words, (select q from asked), 1))
      * (1 + 0.4 * f.fresh + 0.05 * ln(1 + p.read_by_count)) desc, f.fresh desc, b.id desc
    offset ${offset} limit ${perPage}`;
}

/** Parsed once: in the conditions of a prepared statement it would be parsed again for each row. */
function asked(queries: string[]): Fragment {
  return sql`
    asked as materialized (select to_tsquery('simple', ${queries.join(' & ')}) as q,
      array(select to_tsquery('simple', one) from unnest(${queries}::text[]) with ordinality a(one, n) order by n) as each)`;
}

function matches(queries: string[]): Fragment {
  return queries.reduce((all, _, n) => sql`${all} and d.words @@ ${nth(n)}`, sql`true`);
}

/** Whether each group is one of these, by its number, as PostgreSQL writes an array: looked up for each of thousands of rows. */
function flagsOf(groups: number[]): string {
  const flags = new Array<'f' | 't'>(Math.max(0, ...groups)).fill('f');
  for (const id of groups) flags[id - 1] = 't';
  return `{${flags.join()}}`;
}

/** How much of what was asked the title has. */
function titled(queries: string[]): Fragment {
  return queries.reduce((sum, _, n) => sql`${sum} + (d.title_words @@ ${nth(n)})::int`, sql`0`);
}

function nth(n: number): Fragment {
  return sql`(select each[${n + 1}::int] from asked)`;
}

function byAuthors(authors: number[] | null): Fragment {
  if (authors === null) return sql``;
  return sql`and exists (select from post_authors a where a.post_id = d.post_id and a.user_id = any (${authors}::int[]))`;
}

async function people(
  { email, page, perPage }: PersonAsk,
  queries: string[],
  first: PersonRef[],
): Promise<{ hits: PersonRef[]; total: number }> {
  const firstIds = first.map(({ kind, id }) => `${kind}-${id}`);
  const matching = sql`
    from (
      select d.id from search_documents d
      where d.post_id is null and ${queries.length > 0 ? matches(queries) : sql`false`}
      union
      select d.id from search_documents d join users u on u.id = d.user_id
      where ${email === null ? sql`false` : sql`strpos(u.email::text, ${email}) > 0`}) hit
    join search_documents d on d.id = hit.id
    left join users u on u.id = d.user_id left join contacts c on c.id = d.contact_id
    where u.deleted_at is null and u.deactivated_at is null and (u.id is not null or c.id is not null)`;
  const rows = await sql<(PersonRef & { total: number })[]>`
    with ${asked(queries)}
    select case when d.user_id is null then 'contact' else 'user' end as kind, coalesce(d.user_id, d.contact_id) as id,
      count(*) over ()::int as total
    ${matching}
    order by (case when d.user_id is null then 'contact-' || d.contact_id else 'user-' || d.user_id end) = any (${firstIds}::text[]) desc,
      round(ts_rank(d.title_words, (select q from asked))::numeric, 2) desc, d.title, kind, id
    offset ${page * perPage} limit ${perPage}`;
  const total =
    rows[0]?.total ?? (page === 0 ? 0 : await count(sql`with ${asked(queries)} select ${matching}`));
  return { hits: rows.map(({ kind, id }) => ({ kind, id })), total };
}

async function count(matching: Fragment): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*)::int as total from (${matching}) m`;
  return row.total;
}
