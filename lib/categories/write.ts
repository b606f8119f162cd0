import type { Actor } from '@/lib/auth/actor';
import { findCategory, getCategory, readCategoryTree } from '@/lib/categories/read';
import type { CategoryJson, CreateCategoryInput, UpdateCategoryInput } from '@/lib/categories/schema';
import { prisma, type Transaction } from '@/lib/db';
import { invalid, stale } from '@/lib/errors';
import { lockGroup } from '@/lib/groups/lock';
import { groupTypes } from '@/lib/groups/types';
import { findEditableGroup } from '@/lib/groups/write';
import { freeSlug, slugOf } from '@/lib/slugs';
import { applyTree, descendantsOf, placeColumns, type TreeNode, type TreePlace } from '@/lib/tree';

/** Adds a category at the end; in files groups `parent_id` makes it a subfolder. */
export async function createCategory(
  actor: Actor,
  groupRef: string,
  input: CreateCategoryInput,
): Promise<CategoryJson> {
  const group = await findEditableGroup(actor, groupRef);
  const parentId = group.type === groupTypes.files ? input.parent_id : null;
  const created = await prisma.$transaction(async (tx) => {
    await lockGroup(tx, group.id);
    await assertParent(tx, group.id, parentId);
    const slug = await newSlug(tx, group.id, input.slug || input.name);
    const { _max } = await tx.category.aggregate({ where: { groupId: group.id }, _max: { position: true } });
    const position = (_max.position ?? -1) + 1;
    return tx.category.create({ data: { groupId: group.id, parentId, name: input.name, slug, position } });
  });
  return getCategory(actor, group.id, created.id);
}

/** Renames or moves a category. Its address stays unless a new slug is sent. */
export async function updateCategory(
  actor: Actor,
  refs: { group: string; category: string },
  input: UpdateCategoryInput,
  ifMatch: number | null,
): Promise<CategoryJson> {
  const group = await findEditableGroup(actor, refs.group);
  const category = await findCategory(group.id, refs.category);
  const answer = () => getCategory(actor, group.id, category.id);
  const moves = group.type === groupTypes.files && input.parent_id !== undefined;
  const saved = await prisma.$transaction(async (tx) => {
    await lockGroup(tx, group.id);
    if (moves) await assertParent(tx, group.id, input.parent_id ?? null, category.id);
    const isNamed = input.slug && slugOf(input.slug, 'category') !== category.slug;
    const slug = isNamed ? await newSlug(tx, group.id, input.slug ?? '', category.id) : null;
    const { count } = await tx.category.updateMany({
      where: { id: category.id, ...(ifMatch !== null && { version: ifMatch }) },
      data: {
        version: { increment: 1 },
        ...(input.name !== undefined && { name: input.name }),
        ...(slug !== null && { slug }),
        ...(moves && { parentId: input.parent_id ?? null }),
      },
    });
    return count > 0;
  });
  if (!saved) throw stale(await answer());
  return answer();
}

/**
 * Posts become uncategorised; in a files group the files of its subfolders too, and the subfolders go. Elsewhere what is
 * below takes its place.
 */
export async function deleteCategory(
  actor: Actor,
  refs: { group: string; category: string },
  ifMatch: number | null,
): Promise<void> {
  const group = await findEditableGroup(actor, refs.group);
  const category = await findCategory(group.id, refs.category);
  await prisma.$transaction(async (tx) => {
    await lockGroup(tx, group.id);
    const { version } = await tx.category.findUniqueOrThrow({ where: { id: category.id } });
    if (ifMatch !== null && ifMatch !== version) throw stale(await getCategory(actor, group.id, category.id));
    const rows = await tx.category.findMany({
      where: { groupId: group.id },
      select: { id: true, parentId: true },
    });
    const isFolder = group.type === groupTypes.files;
    const gone = [category.id, ...(isFolder ? descendantsOf(rows, category.id) : [])];
    const { parentId } = rows.find((row) => row.id === category.id) ?? { parentId: null };
    await tx.category.updateMany({
      where: { parentId: category.id, id: { notIn: gone } },
      data: { parentId },
    });
    await tx.post.updateMany({
      where: { groupId: group.id, categoryId: { in: gone } },
      data: { categoryId: null },
    });
    await tx.category.deleteMany({ where: { groupId: group.id, id: { in: gone } } });
  });
}

/** Saves the whole category tree of a group, or nothing of it (contract §3, rebuild-menu). */
export async function rebuildCategories(
  actor: Actor,
  groupRef: string,
  tree: TreeNode[],
): Promise<CategoryJson[]> {
  const group = await findEditableGroup(actor, groupRef);
  await prisma.$transaction(async (tx) => {
    await lockGroup(tx, group.id);
    const rows = await tx.category.findMany({
      where: { groupId: group.id },
      select: { id: true, parentId: true, position: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    });
    const places = applyTree(rows, tree);
    if (!places)
      throw invalid('categories', 'The tree names a category twice, or one that is not in this group.');
    await savePlaces(tx, group.id, places);
  });
  return readCategoryTree(actor, group.id);
}

function savePlaces(tx: Transaction, groupId: number, places: TreePlace[]) {
  const { ids, parents, positions } = placeColumns(places);
  return tx.$executeRaw`
    update categories c set parent_id = nullif(t.parent_id, 0), position = t.position
    from unnest(${ids}::int[], ${parents}::int[], ${positions}::int[]) as t(id, parent_id, position)
    where c.id = t.id and c.group_id = ${groupId}`;
}

async function assertParent(
  tx: Transaction,
  groupId: number,
  parentId: number | null,
  self?: number,
): Promise<void> {
  if (parentId === null) return;
  const rows = await tx.category.findMany({ where: { groupId }, select: { id: true, parentId: true } });
  if (!rows.some((row) => row.id === parentId))
    throw invalid('parent_id', 'That folder is not in this group.');
  if (self !== undefined && [self, ...descendantsOf(rows, self)].includes(parentId)) {
    throw invalid('parent_id', 'A folder cannot be moved into itself.');
  }
}

async function newSlug(tx: Transaction, groupId: number, text: string, self = 0): Promise<string> {
  const base = slugOf(text, 'category');
  const rows = await tx.category.findMany({
    where: { groupId, id: { not: self }, slug: { startsWith: base } },
    select: { slug: true },
  });
  return freeSlug(
    base,
    rows.map((row) => row.slug),
  );
}
