import type { Actor } from '@/lib/auth/actor';
import { forbidden, notFound } from '@/lib/errors';
import { pageSizes } from '@/lib/page-sizes';
import { type Paged, presentPage } from '@/lib/paging';
import { containing, type Fragment, sql } from '@/lib/sql';
import { canAdministerUsers } from '@/lib/users/policy';
import { presentUser, presentUserSummary, type UserRow, type UserSummaryRow } from '@/lib/users/present';
import type { UserJson, UserSummaryJson, UsersQuery } from '@/lib/users/schema';

const searchLimit = 20;

/** A member; a deleted one is not found. `forSettings`: for the forms in which admins change addresses. */
export async function getUser(actor: Actor, id: number, forSettings = false): Promise<UserJson> {
  const [row] = await selectUsers(sql`u.id = ${id}`);
  if (!row) throw notFound();
  return presentUser(actor, row, forSettings);
}

type Filter = Omit<UsersQuery, 'page'>;

/** Every member by name, of those that the filter leaves, for the settings screens. */
export async function listUsers(actor: Actor, filter: Filter = {}): Promise<UserJson[]> {
  if (!canAdministerUsers(actor)) throw forbidden();
  const rows = await selectUsers(matching(filter));
  return rows.map((row) => presentUser(actor, row, true));
}

/** A page of the members, of those that the filter leaves. */
export async function pageUsers(actor: Actor, { page = 0, ...filter }: UsersQuery): Promise<Paged<UserJson>> {
  if (!canAdministerUsers(actor)) throw forbidden();
  const perPage = pageSizes.users;
  const where = matching(filter);
  const [rows, [count]] = await Promise.all([
    selectUsers(where, sql`limit ${perPage} offset ${page * perPage}`),
    sql<[{ total: number }]>`
      select count(*)::int as total from users u where u.deleted_at is null and ${where}`,
  ]);
  const data = rows.map((row) => presentUser(actor, row, true));
  return presentPage(data, page, perPage, count.total);
}

function matching({ query, role, state }: Filter): Fragment {
  const pattern = query ? containing(query) : null;
  return sql`true
    ${pattern ? sql`and (u.name ilike ${pattern} or u.email::text ilike ${pattern})` : sql``}
    ${role ? sql`and u.is_admin = ${role === 'admin'}` : sql``}
    ${state ? sql`and (u.deactivated_at is null) = ${state === 'active'}` : sql``}`;
}

/** Whoever only ever signed in by single sign-on has none. */
export async function hasPassword(actor: Actor): Promise<boolean> {
  const rows = await sql`select from users where id = ${actor.id} and password_hash is not null`;
  return rows.length > 0;
}

/** People whose name, or whose address where the team shows it, holds the term; those that begin with it first. */
export async function searchUsers(actor: Actor, term: string): Promise<UserSummaryJson[]> {
  const text = term.trim();
  if (text === '') return [];
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const byEmail = actor.hideEmail && !actor.isAdmin ? sql`false` : sql`u.email::text ilike ${`${escaped}%`}`;
  const rows = await sql<UserSummaryRow[]>`
    select u.id, u.name, u.job_title, u.email, m.key as avatar_key
    from users u left join media m on m.id = u.avatar_id
    where u.deleted_at is null and u.deactivated_at is null
      and (u.name ilike ${`%${escaped}%`} or ${byEmail})
    order by u.name ilike ${`${escaped}%`} desc, u.name collate names, u.id limit ${searchLimit}`;
  return rows.map((row) => presentUserSummary(actor, row));
}

/** Which of these ids belong to nobody in the team. */
export async function missingUsers(ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await sql<{ id: number }[]>`
    select id from users where id = any(${ids}::int[]) and deleted_at is null`;
  const found = new Set(rows.map((row) => row.id));
  return ids.filter((id) => !found.has(id));
}

function selectUsers(where: Fragment, window: Fragment = sql``) {
  return sql<UserRow[]>`
    select u.id, u.name, u.job_title, u.email, u.phone_office, u.phone_mobile, u.intro, u.work_experience,
      u.is_admin, u.deactivated_at is not null as deactivated, m.key as avatar_key
    from users u left join media m on m.id = u.avatar_id
    where u.deleted_at is null and ${where}
    order by u.name collate names, u.id ${window}`;
}
