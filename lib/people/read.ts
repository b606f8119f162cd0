import type { Actor } from '@/lib/auth/actor';
import { notFound } from '@/lib/errors';
import { pageSizes } from '@/lib/page-sizes';
import { type Paged, pageOf, presentPage } from '@/lib/paging';
import { canEditContacts } from '@/lib/people/policy';
import { type ContactRow, type PersonRow, presentContact, presentPerson } from '@/lib/people/present';
import type { ContactJson, ContactListJson, PeopleQuery, PersonJson } from '@/lib/people/schema';
import { pathId } from '@/lib/refs';
import { containing, type Fragment, sql } from '@/lib/sql';

/** Staff and contacts by name: everybody, one of the two, or one contact list. */
export async function listPeople(actor: Actor, query: PeopleQuery): Promise<Paged<PersonJson>> {
  const listId = query.list !== undefined && /^\d/.test(query.list) ? pathId(query.list) : null;
  if (listId !== null) await getContactList(actor, listId);
  const perPage = pageSizes.people;
  const end = (query.page + 1) * perPage;
  const [rows, [count]] = await Promise.all([
    sql<
      PersonRow[]
    >`select * from (${peopleOf(actor, query, listId, end)}) people order by name collate names, kind, id
      limit ${perPage} offset ${query.page * perPage}`,
    sql<[{ total: number }]>`select count(*)::int as total from (${peopleOf(actor, query, listId)}) people`,
  ]);
  return presentPage(
    rows.map((row) => presentPerson(actor, row)),
    query.page,
    perPage,
    count.total,
  );
}

/**
 * @param end how many of each kind can be on the page and before it: those come by index, in order. What is searched for
 *   comes by the index of what was typed, and is put in order then.
 */
function peopleOf(actor: Actor, query: PeopleQuery, listId: number | null, end?: number): Fragment {
  const pattern = query.query ? containing(query.query) : null;
  const first =
    end === undefined || pattern !== null ? sql`` : sql`order by name collate names, id limit ${end}`;
  const staff = sql`
    select 'user' as kind, u.id, null::int as list_id, u.name, u.job_title, u.email::text as email, u.phone_office,
      u.phone_mobile, m.key as avatar_key, '{}'::jsonb as values, '[]'::jsonb as list_fields
    from (
      select * from users u where u.deleted_at is null and u.deactivated_at is null
        ${pattern === null ? sql`` : staffMatching(actor, pattern)} ${first}) u
    left join media m on m.id = u.avatar_id`;
  const contacts = sql`
    select 'contact' as kind, c.id, c.list_id, c.name, null::text as job_title, null::text as email,
      null::text as phone_office, null::text as phone_mobile, null::text as avatar_key, c.fields as values,
      l.fields as list_fields
    from (
      select * from contacts c where ${listId === null ? sql`true` : sql`c.list_id = ${listId}`}
        ${pattern === null ? sql`` : contactMatching(pattern)} ${first}) c
    join contact_lists l on l.id = c.list_id`;
  if (query.list === undefined) return sql`${staff} union all ${contacts}`;
  return query.list === 'staff' ? staff : contacts;
}

function contactMatching(pattern: string): Fragment {
  return sql`and (c.name ilike ${pattern}
    or exists (select 1 from jsonb_each_text(c.fields) f where f.value ilike ${pattern}))`;
}

/** Addresses are searched only where they are shown, or a hidden one could be guessed letter by letter. */
function staffMatching(actor: Actor, pattern: string): Fragment {
  const byEmail = actor.hideEmail ? sql`false` : sql`u.email::text ilike ${pattern}`;
  return sql`and (u.name ilike ${pattern} or u.job_title ilike ${pattern} or ${byEmail})`;
}

export type PeoplePageJson = {
  people: Paged<PersonJson>;
  lists: { id: number; name: string }[];
  canEdit: boolean;
  /** How many contacts of this one list have a value in each of its fields; for who may edit it. */
  filled: Record<string, number>;
};

/** The directory's query from a page's address, which a person may have typed: what is none is left out. */
export function peopleQueryOf(
  parameters: Record<string, string | string[] | undefined>,
  list: string | undefined,
): PeopleQuery & { query: string } {
  const query =
    typeof parameters.query === 'string' ? parameters.query.replaceAll('\0', '').trim().slice(0, 200) : '';
  return { page: pageOf(parameters.page), query, ...(list !== undefined && { list }) };
}

/** A page of the directory with the lists to choose from. */
export async function getPeoplePage(actor: Actor, query: PeopleQuery): Promise<PeoplePageJson> {
  const canEdit = canEditContacts(actor);
  const [people, filled, lists] = await Promise.all([
    listPeople(actor, query),
    canEdit ? countFilled(query.list) : {},
    sql<{ id: number; name: string }[]>`select id, name from contact_lists order by name collate names, id`,
  ]);
  return { people, lists: [...lists], canEdit, filled };
}

async function countFilled(list: string | undefined): Promise<Record<string, number>> {
  if (list === undefined || !/^\d/.test(list)) return {};
  const rows = await sql<{ label: string; count: number }[]>`
    select f.key as label, count(*)::int from contacts c, jsonb_each_text(c.fields) f
    where c.list_id = ${pathId(list)} group by f.key`;
  return Object.fromEntries(rows.map(({ label, count }) => [label, count]));
}

export async function getContactList(_actor: Actor, id: number): Promise<ContactListJson> {
  const [row] = await sql<
    ContactListJson[]
  >`select id, name, fields, version from contact_lists where id = ${id}`;
  if (!row) throw notFound();
  return row;
}

export async function getContact(_actor: Actor, listId: number, id: number): Promise<ContactJson> {
  const [row] = await sql<ContactRow[]>`
    select id, list_id, name, fields, version from contacts where id = ${id} and list_id = ${listId}`;
  if (!row) throw notFound();
  return presentContact(row);
}
