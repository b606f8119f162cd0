import type { Actor } from '@/lib/auth/actor';
import { type CategoryRow, presentCategories } from '@/lib/categories/present';
import type { CategoryJson } from '@/lib/categories/schema';
import { notFound } from '@/lib/errors';
import { findGroup } from '@/lib/groups/read';
import { cardColumns, cardJoins } from '@/lib/posts/card-sql';
import { publicPosts } from '@/lib/posts/counts';
import { isPublic } from '@/lib/posts/policy';
import type { CardRow } from '@/lib/posts/present';
import { type Ref, readRef } from '@/lib/refs';
import { type Fragment, sql } from '@/lib/sql';

/** How many cards a category shows in overviews (spec §9). */
const cardsEach = 3;

/** A category of a group the actor sees, with its children, first cards and count. */
export async function getCategory(actor: Actor, groupRef: Ref, ref: Ref): Promise<CategoryJson> {
  const group = await findGroup(actor, groupRef);
  const { id } = await findCategory(group.id, ref);
  const found = flatten(await readCategories(actor, group.id)).find((category) => category.id === id);
  if (!found) throw notFound();
  return found;
}

function flatten(tree: CategoryJson[]): CategoryJson[] {
  return tree.flatMap((category) => [category, ...flatten(category.children)]);
}

/** A category's row, proved to be of that group. */
export async function findCategory(groupId: number, ref: Ref): Promise<CategoryRow> {
  const { slug, id } = readRef(ref);
  const [row] = await sql<CategoryRow[]>`
    select c.id, c.slug, c.name, c.parent_id, c.version, 0 as posts_count
    from categories c
    where c.group_id = ${groupId} and (c.slug = ${slug} or c.id = ${id})
    order by c.slug = ${slug} desc limit 1`;
  if (!row) throw notFound();
  return row;
}

/** The category tree of a group with counts and the first cards of each, in two statements. */
export async function readCategories(actor: Actor, groupId: number): Promise<CategoryJson[]> {
  const [rows, cards] = await Promise.all([readCategoryRows(groupId), readFirstCards(actor, groupId)]);
  return presentCategories(actor, rows, cards);
}

/** The tree without cards: what tabs, sidebars and pickers need. */
export async function readCategoryTree(actor: Actor, groupId: number): Promise<CategoryJson[]> {
  return presentCategories(actor, await readCategoryRows(groupId), []);
}

function readCategoryRows(groupId: number) {
  return sql<CategoryRow[]>`
    select c.id, c.slug, c.name, c.parent_id, c.version, ${postsCount()} as posts_count
    from categories c where c.group_id = ${groupId}
    order by c.position, c.id`;
}

/** The rows of group `g` as one column, for reads that want them with the group. */
export function categoryRowsAsJson(): Fragment {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name,
      'parent_id', c.parent_id, 'version', c.version, 'posts_count', ${postsCount()})
      order by c.position, c.id), '[]'::jsonb)
    from categories c where c.group_id = g.id)`;
}

function postsCount(): Fragment {
  return publicPosts({ group: sql`c.group_id`, category: sql`c.id` });
}

/** The newest cards of each category of a group. */
export function readFirstCards(actor: Actor, groupId: number) {
  return sql<(CardRow & { category_id: number })[]>`
    select k.category_id, ${cardColumns(actor)}
    from categories c
    cross join lateral (
      select p.id, p.category_id from posts p
      where p.group_id = c.group_id and p.category_id = c.id and ${isPublic()}
      order by p.published_at desc, p.id desc limit ${cardsEach}) k
    join posts p on p.id = k.id
    ${cardJoins(actor)}
    where c.group_id = ${groupId}
    order by p.published_at desc, p.id desc`;
}
