import type { Actor } from '@/lib/auth/actor';
import { findCategory } from '@/lib/categories/read';
import { databaseNow, prisma, type Transaction } from '@/lib/db';
import { forbidden, invalid } from '@/lib/errors';
import { lockGroup } from '@/lib/groups/lock';
import { canEditGroup } from '@/lib/groups/policy';
import type { GroupRow } from '@/lib/groups/present';
import { findGroup } from '@/lib/groups/read';
import { groupTypes } from '@/lib/groups/types';
import { findEditableGroup } from '@/lib/groups/write';
import { isAuthor, isPublic } from '@/lib/posts/policy';
import { sql } from '@/lib/sql';
import { applyTree, documentOrder, placeColumns, type TreeNode, type TreePlace } from '@/lib/tree';

/** Saves the order and nesting of a group's posts, or nothing of it (contract §3, rebuild-menu). */
export async function rebuildPosts(
  actor: Actor,
  groupRef: string,
  tree: TreeNode[],
): Promise<{ count: number }> {
  const group = await findEditableGroup(actor, groupRef);
  return prisma.$transaction(async (tx) => {
    await lockGroup(tx, group.id);
    const places = applyTree(await readPlaces(tx, group.id), tree);
    if (!places) throw invalid('posts', 'The tree names a post twice, or one that is not in this group.');
    await savePlaces(tx, group.id, places);
    return { count: places.length };
  });
}

/**
 * Numbers the posts of a knowledge base anew in the order of their tree. Call under the group's lock, when one was put below
 * another.
 */
export async function settleOrder(
  tx: Transaction,
  { id: groupId, type }: { id: number; type: number },
): Promise<void> {
  if (type !== groupTypes.knowledgeBase) return;
  const rows = await readPlaces(tx, groupId);
  const known = new Map(rows.map((row) => [row.id, row]));
  // Its parent stays each one's own, one in the trash, too.
  const places = documentOrder(rows).flatMap(({ id }, position) => {
    const row = known.get(id);
    return row && row.position !== position ? [{ ...row, position }] : [];
  });
  if (places.length > 0) await savePlaces(tx, groupId, places);
}

function readPlaces(tx: Transaction, groupId: number): Promise<TreePlace[]> {
  return tx.post.findMany({
    where: { groupId, deletedAt: null },
    select: { id: true, parentId: true, position: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}

function savePlaces(tx: Transaction, groupId: number, places: TreePlace[]) {
  const { ids, parents, positions } = placeColumns(places);
  return tx.$executeRaw`
    update posts p set parent_id = nullif(t.parent_id, 0), position = t.position
    from unnest(${ids}::int[], ${parents}::int[], ${positions}::int[]) as t(id, parent_id, position)
    where p.id = t.id and p.group_id = ${groupId}`;
}

/** Moves posts into a folder; folder `0` is the top level. One foreign id moves nothing. */
export async function moveFiles(
  actor: Actor,
  refs: { group: string; folder: string },
  posts: number[],
): Promise<{ count: number }> {
  const group = await findGroup(actor, refs.group);
  const categoryId = refs.folder === '0' ? null : (await findCategory(group.id, refs.folder)).id;
  const ids = await assertOwn(actor, group, posts);
  const { count } = await prisma.post.updateMany({
    where: { id: { in: ids }, groupId: group.id, deletedAt: null },
    data: { categoryId, version: { increment: 1 } },
  });
  return { count };
}

/** To the trash, all or none. */
export async function deleteFiles(
  actor: Actor,
  groupRef: string,
  posts: number[],
): Promise<{ count: number }> {
  const group = await findGroup(actor, groupRef);
  const ids = await assertOwn(actor, group, posts);
  const { count } = await prisma.post.updateMany({
    where: { id: { in: ids }, groupId: group.id, deletedAt: null },
    data: { deletedAt: await databaseNow(), deletedById: actor.id, version: { increment: 1 } },
  });
  return { count };
}

/** Every id a post of this group that the actor sees (else 422), and theirs to change (else forbidden). */
async function assertOwn(actor: Actor, group: GroupRow, posts: number[]): Promise<number[]> {
  const ids = [...new Set(posts)];
  const editor = canEditGroup(actor, group);
  const rows = await sql<{ is_author: boolean }[]>`
    select ${isAuthor(actor)} as is_author from posts p
    where p.id = any(${ids}::int[]) and p.group_id = ${group.id} and p.deleted_at is null
      and (${isPublic()} or ${editor} or ${isAuthor(actor)})`;
  if (rows.length !== ids.length) throw invalid('posts', 'Some of these files are not in this group.');
  if (!editor && rows.some((row) => !row.is_author)) throw forbidden();
  return ids;
}
