import type { Actor } from '@/lib/auth/actor';
import { findCategory } from '@/lib/categories/read';
import { canEditGroup } from '@/lib/groups/policy';
import type { GroupRow } from '@/lib/groups/present';
import { findGroup } from '@/lib/groups/read';
import { isAuthor, isPublic } from '@/lib/posts/policy';
import type { PostBranchJson } from '@/lib/posts/schema';
import type { Ref } from '@/lib/refs';
import { type Fragment, sql } from '@/lib/sql';

/** The rows of a tree that a page begins with: all of a small one, of a large one the way to the post on show. */
export type PostTreeJson = {
  posts: PostBranchJson[];
  total: number;
  /** The posts before and after the one on show, in the order of the tree. */
  previous: PostBranchJson | null;
  next: PostBranchJson | null;
};

type Scope = { group: GroupRow; category: { id: number } | null };
type Shape = { ids: number[]; parents: (number | null)[] };

export const noTree: PostTreeJson = { posts: [], total: 0, previous: null, next: null };

const mostPosts = 5000;
/** Up to here a page carries the whole tree; beyond, branches come when somebody reaches for them. */
const wholeUpTo = 200;

/** Every post of the tree that the actor may read, for who opens, filters or moves its branches. */
export async function listPostBranches(
  actor: Actor,
  groupRef: Ref,
  categoryRef: string | undefined,
): Promise<{ posts: PostBranchJson[] }> {
  const group = await findGroup(actor, groupRef);
  const category = categoryRef === undefined ? null : await findCategory(group.id, categoryRef);
  const scope = { group, category };
  const { ids, parents } = await readShape(actor, scope);
  return { posts: await readBranches(actor, scope, ids, new Set(parents)) };
}

/**
 * The posts of a group, or of one of its categories, in the order of the tree: those the actor may read. Positions
 * count in that order through the whole tree, which makes neighbours of what stands side by side.
 */
export async function readPostTree(actor: Actor, scope: Scope, current = 0): Promise<PostTreeJson> {
  const { ids, parents } = await readShape(actor, scope);
  const shown = new Set(ids.length <= wholeUpTo ? ids : firstRows({ ids, parents }, current));
  const at = ids.indexOf(current);
  const beside = at < 0 ? [] : [ids[at - 1], ids[at + 1]];
  const wanted = [...new Set([...shown, ...beside.filter((id) => id !== undefined)])];
  const posts = await readBranches(actor, scope, wanted, new Set(parents));
  const find = (id: number | undefined) => posts.find((post) => post.id === id) ?? null;
  return {
    posts: posts.filter((post) => shown.has(post.id)),
    total: ids.length,
    previous: find(beside[0]),
    next: find(beside[1]),
  };
}

/** The top level, what stands on the way down to `current` and what stands below it, each level bounded. */
function firstRows({ ids, parents }: Shape, current: number): number[] {
  const parentOf = new Map(ids.map((id, index) => [id, parents[index] ?? null]));
  const way = new Set<number>();
  for (let id: number | null = current; id !== null && parentOf.has(id) && !way.has(id); ) {
    way.add(id);
    id = parentOf.get(id) ?? null;
  }
  const counted = new Map<number, number>();
  return ids.filter((id) => {
    const parent = parentOf.get(id) ?? null;
    const above = parent !== null && parentOf.has(parent) ? parent : 0;
    if (above !== 0 && !way.has(above)) return false;
    const rank = counted.get(above) ?? 0;
    counted.set(above, rank + 1);
    return rank < wholeUpTo || way.has(id);
  });
}

/** Ids and parents only: thousands of them cost less than a page of titles. */
async function readShape(actor: Actor, scope: Scope): Promise<Shape> {
  const [shape] = await sql<[Shape]>`
    select coalesce(array_agg(t.id order by t.position, t.id), '{}') as ids,
      coalesce(array_agg(t.parent_id order by t.position, t.id), '{}') as parents
    from (
      select p.id, p.parent_id, p.position from posts p where ${readable(actor, scope)}
      order by p.position, p.id limit ${mostPosts}) t`;
  return shape;
}

async function readBranches(
  actor: Actor,
  scope: Scope,
  ids: number[],
  parents: ReadonlySet<number | null>,
): Promise<PostBranchJson[]> {
  if (ids.length === 0) return [];
  const rows = await sql<Omit<PostBranchJson, 'branch'>[]>`
    select p.id, p.parent_id, p.title, p.slug, c.slug as category, ${isPublic()} is not true as draft
    from posts p left join categories c on c.id = p.category_id
    where p.id = any(${ids}) and ${readable(actor, scope)}
    order by p.position, p.id`;
  return rows.map((row) => ({ ...row, branch: parents.has(row.id) }));
}

function readable(actor: Actor, { group, category }: Scope): Fragment {
  const seen = canEditGroup(actor, group) ? sql`true` : sql`(${isPublic()} or ${isAuthor(actor)})`;
  return sql`p.group_id = ${group.id} and p.deleted_at is null and ${seen}
    ${category ? sql`and p.category_id = ${category.id}` : sql``}`;
}
