import type { Actor } from '@/lib/auth/actor';
import { confirmationOf, isAsked, wire } from '@/lib/confirmations/policy';
import type { ConfirmationsJson, ConfirmationsQuery, ToConfirmJson } from '@/lib/confirmations/schema';
import { csvOf } from '@/lib/csv';
import { forbidden, notFound } from '@/lib/errors';
import { canEditGroup, membershipOf, visibleTo as visibleGroups } from '@/lib/groups/policy';
import { pageSizes } from '@/lib/page-sizes';
import { presentPage } from '@/lib/paging';
import { presentCard } from '@/lib/posts/present';
import { findPost, type PostRow } from '@/lib/posts/read';
import { type Fragment, sql } from '@/lib/sql';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';

const mostToConfirm = 50;

type Refs = { group: string; post: string };
type Person = UserSummaryRow & { confirmed_at: string | null };
type Report = { due_at: string; asked: number; confirmed: number; people: Person[] };

/** Who has confirmed a post and who has not, by name, for who may edit its group. */
export async function listConfirmations(
  actor: Actor,
  refs: Refs,
  query: ConfirmationsQuery,
): Promise<ConfirmationsJson> {
  return readPage(actor, await findReported(actor, refs), query);
}

/** The same with the post, for its page. */
export async function viewConfirmations(actor: Actor, refs: Refs, query: ConfirmationsQuery) {
  const row = await findReported(actor, refs);
  return { post: presentCard(actor, row), confirmations: await readPage(actor, row, query) };
}

/** Everybody who is asked as a spreadsheet takes it, those who have not confirmed first. */
export async function exportConfirmations(actor: Actor, refs: Refs): Promise<string> {
  const { id } = await findReported(actor, refs);
  const { people } = await readReport(id, sql`order by confirmed_at is not null, name collate names, id`);
  const lines = people.map((person) => {
    const { name, job_title, email } = presentUserSummary(actor, person);
    return [name, job_title, email, person.confirmed_at ? 'yes' : 'no', person.confirmed_at];
  });
  return csvOf([['name', 'job title', 'e-mail', 'confirmed', 'time (UTC)'], ...lines]);
}

/** What the actor has to confirm and has not, the most urgent first. */
export function listToConfirm(actor: Actor): Promise<ToConfirmJson[]> {
  const self = sql`${actor.id}::int`;
  return sql<ToConfirmJson[]>`
    select jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title) as post,
      jsonb_build_object('id', g.id, 'slug', g.slug, 'name', g.name) as group, ${wire(sql`m.due_at`)} as due_at
    from must_reads m
    join posts p on p.id = m.post_id
    join groups g on g.id = p.group_id
    ${membershipOf(actor)}
    left join ${confirmationOf(self)}
    where ${visibleGroups(actor)} and ${isAsked(self)} and c.user_id is null
    order by m.due_at, p.id limit ${mostToConfirm}`;
}

/** Hidden is `not_found`, as is a post that nobody has to confirm. */
async function findReported(actor: Actor, refs: Refs): Promise<PostRow> {
  const post = await findPost(actor, refs.group, refs.post);
  if (!canEditGroup(actor, post)) throw forbidden();
  if (!post.must_read) throw notFound();
  return post;
}

async function readPage(
  actor: Actor,
  { id }: PostRow,
  { state, page }: ConfirmationsQuery,
): Promise<ConfirmationsJson> {
  const perPage = pageSizes.confirmations;
  const { people, due_at, asked, confirmed } = await readReport(
    id,
    sql`where (confirmed_at is not null) = ${state === 'confirmed'}
      order by name collate names, id limit ${perPage} offset ${page * perPage}`,
  );
  const data = people.map((person) => ({
    user: presentUserSummary(actor, person),
    confirmed_at: person.confirmed_at,
  }));
  const total = state === 'confirmed' ? confirmed : asked - confirmed;
  return { due_at, asked, confirmed, ...presentPage(data, page, perPage, total) };
}

/**
 * Counts and people in one statement that walks over everybody once, with two look-ups by index for each: joins would
 * take seconds where the tables' statistics lag behind, as after a large group was made.
 */
async function readReport(postId: number, window: Fragment): Promise<Report> {
  const [row] = await sql<[Report]>`
    with asked as materialized (
      select u.id, u.name, u.job_title, u.email, u.avatar_id,
        (select ${wire(sql`c.confirmed_at`)} from confirmations c
          where c.post_id = m.post_id and c.user_id = u.id and c.version >= m.version) as confirmed_at
      from must_reads m
      join posts p on p.id = m.post_id
      join groups g on g.id = p.group_id
      cross join users u
      left join lateral (
        select gm.user_id from group_members gm where gm.group_id = g.id and gm.user_id = u.id offset 0) r on true
      where m.post_id = ${postId} and u.deleted_at is null and u.deactivated_at is null and ${isAsked(sql`u.id`)}),
    shown as (
      select a.*, row_number() over () as rank from (select * from asked ${window}) a)
    select ${wire(sql`m.due_at`)} as due_at,
      (select count(*)::int from asked) as asked, (select count(confirmed_at)::int from asked) as confirmed,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'job_title', s.job_title,
        'email', s.email, 'avatar_key', am.key, 'confirmed_at', s.confirmed_at) order by s.rank), '[]'::jsonb)
       from shown s left join media am on am.id = s.avatar_id) as people
    from must_reads m where m.post_id = ${postId}`;
  return row;
}
