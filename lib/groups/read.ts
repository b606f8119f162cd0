import type { Actor } from '@/lib/auth/actor';
import { readCategories } from '@/lib/categories/read';
import { forbidden, notFound } from '@/lib/errors';
import { followsGroup } from '@/lib/follows/read';
import { canEditGroup, factColumns, membershipOf, visibleTo } from '@/lib/groups/policy';
import {
  type CountedGroupRow,
  type GroupRow,
  type MemberRow,
  presentGroup,
  presentGroupCard,
  type WholeGroupRow,
} from '@/lib/groups/present';
import type { GroupCardJson, GroupJson } from '@/lib/groups/schema';
import { publicPosts } from '@/lib/posts/counts';
import { type Ref, readRef } from '@/lib/refs';
import { type Fragment, sql } from '@/lib/sql';

/** The groups an actor can view, by name, each with the number of its published posts. */
export async function listGroups(actor: Actor): Promise<GroupCardJson[]> {
  const rows = await sql<CountedGroupRow[]>`
    select ${groupColumns()}, ${postsCount()}
    from groups g ${membershipOf(actor)}
    where ${visibleTo(actor)}
    order by g.name collate names, g.id`;
  return rows.map((row) => presentGroupCard(actor, row));
}

/** The whole group: its category tree with the first cards of each, and its lists for who may edit it. */
export async function getGroup(actor: Actor, ref: Ref): Promise<GroupJson> {
  return readWhole(actor, await selectGroup<WholeGroupRow>(actor, ref, wholeColumns(actor)));
}

/** The answer to a write the actor was allowed to make, also when it took the group out of their own sight. */
export async function answerGroupWrite(actor: Actor, id: number): Promise<GroupJson> {
  return readWhole(actor, await selectFrom<WholeGroupRow>(actor, sql`g.id = ${id}`, wholeColumns(actor)));
}

async function readWhole(actor: Actor, row: WholeGroupRow): Promise<GroupJson> {
  const [categories, members] = await Promise.all([
    readCategories(actor, row.id),
    canEditGroup(actor, row) ? readMembers(row.id) : [],
  ]);
  return presentGroup(actor, row, categories, members);
}

/** The group as its form shows it, with the three lists and no cards; `forbidden` for who may not edit it. */
export async function getGroupSettings(actor: Actor, ref: string): Promise<GroupJson> {
  const row = await selectGroup<WholeGroupRow>(actor, ref, wholeColumns(actor));
  if (!canEditGroup(actor, row)) throw forbidden();
  return presentGroup(actor, row, [], await readMembers(row.id));
}

/** The group's row with the actor's own rights in it; throws `not_found` for absent and hidden alike. */
export function findGroup(actor: Actor, ref: Ref): Promise<GroupRow> {
  return selectGroup<GroupRow>(actor, ref);
}

/** The same with more columns. */
export async function selectGroup<Row extends GroupRow>(
  actor: Actor,
  ref: Ref,
  columns?: Fragment,
): Promise<Row> {
  const { slug, id } = readRef(ref);
  const named = sql`(g.slug = ${slug} or g.id = ${id}) and ${visibleTo(actor)} order by g.slug = ${slug} desc limit 1`;
  return selectFrom<Row>(actor, named, columns);
}

async function selectFrom<Row extends GroupRow>(
  actor: Actor,
  where: Fragment,
  columns?: Fragment,
): Promise<Row> {
  const [row] = await sql<Row[]>`
    select ${groupColumns()} ${columns ? sql`, ${columns}` : sql``}
    from groups g ${membershipOf(actor)} where ${where}`;
  if (!row) throw notFound();
  return row;
}

function groupColumns(): Fragment {
  return sql`g.id, g.name, g.slug, g.type, g.version, ${factColumns()}`;
}

function wholeColumns(actor: Actor): Fragment {
  return sql`${postsCount()}, ${followsGroup(actor)} as following`;
}

/** Whoever sees the group can read all its published posts, so the count is the same for everybody who gets it. */
function postsCount(): Fragment {
  return sql`${publicPosts({ group: sql`g.id`, category: 'any' })} as posts_count`;
}

function readMembers(groupId: number) {
  return sql<MemberRow[]>`
    select u.id, u.name, u.job_title, u.email, m.key as avatar_key, gm.is_member, gm.is_creator, gm.is_admin
    from group_members gm
    join users u on u.id = gm.user_id and u.deleted_at is null
    left join media m on m.id = u.avatar_id
    where gm.group_id = ${groupId}
    order by u.name collate names, u.id`;
}
