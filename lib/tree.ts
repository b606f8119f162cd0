import { z } from 'zod';
import { bodyId } from '@/lib/fields';

export type TreeNode = { id: number; children?: TreeNode[] | undefined };
export type TreeRow = { id: number; parentId: number | null };
/** `position` is the rank in document order over the whole tree, so that one number orders lists and siblings. */
export type TreePlace = TreeRow & { position: number };

/** A tree as drag and drop sends it: `[{ id, children: […] }]`. */
export const treeInput: z.ZodType<TreeNode[]> = z
  .array(
    z.object({
      id: bodyId,
      get children() {
        return treeInput.optional();
      },
    }),
  )
  .meta({ id: 'TreeInput', description: 'Nodes in order; what is not named stays behind the named.' });

/**
 * The places that `tree` gives to `rows` (in their present order), those it does not name kept behind those it does.
 * Null when it names a node twice or one that is not among the rows. Only changed places are returned.
 */
export function applyTree(rows: TreePlace[], tree: TreeNode[]): TreePlace[] | null {
  const named = flatten(tree, null);
  const known = new Map(rows.map((row) => [row.id, row]));
  const seen = new Set(named.map((row) => row.id));
  if (seen.size !== named.length || named.some((row) => !known.has(row.id))) return null;
  const unnamed = rows.filter((row) => !seen.has(row.id));
  const ordered = documentOrder([...named, ...unnamed.map(({ id, parentId }) => ({ id, parentId }))]);
  return ordered
    .map((row, position) => ({ ...row, position }))
    .filter((place) => {
      const before = known.get(place.id);
      return before?.parentId !== place.parentId || before.position !== place.position;
    });
}

function flatten(nodes: TreeNode[], parentId: number | null): TreeRow[] {
  return nodes.flatMap((node) => [{ id: node.id, parentId }, ...flatten(node.children ?? [], node.id)]);
}

/** Depth first from the roots. A row that would hang below itself is lifted to the top level. */
export function documentOrder(rows: TreeRow[]): TreeRow[] {
  const ids = new Set(rows.map((row) => row.id));
  const children = Map.groupBy(rows, (row) =>
    row.parentId !== null && ids.has(row.parentId) ? row.parentId : 0,
  );
  const ordered: TreeRow[] = [];
  const open = (children.get(0) ?? []).map(({ id }): TreeRow => ({ id, parentId: null })).reverse();
  for (let row = open.pop(); row; row = open.pop()) {
    ordered.push(row);
    const parentId = row.id;
    for (const { id } of children.get(parentId)?.toReversed() ?? []) open.push({ id, parentId });
  }
  const reached = new Set(ordered.map((row) => row.id));
  return [
    ...ordered,
    ...rows.filter((row) => !reached.has(row.id)).map(({ id }) => ({ id, parentId: null })),
  ];
}

/** The places as three arrays, to write them in one statement; 0 stands for no parent. */
export function placeColumns(places: TreePlace[]) {
  return {
    ids: places.map((place) => place.id),
    parents: places.map((place) => place.parentId ?? 0),
    positions: places.map((place) => place.position),
  };
}

/** The ids below a node, at any depth. */
export function descendantsOf(rows: TreeRow[], id: number): number[] {
  const children = Map.groupBy(rows, (row) => row.parentId ?? 0);
  const below = new Set<number>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const child of children.get(next) ?? []) {
      if (child.id === id || below.has(child.id)) continue;
      below.add(child.id);
      open.push(child.id);
    }
  }
  return [...below];
}

/** Builds nested rows from flat ones that are already in order; a row whose parent is not above it becomes a root. */
export function buildTree<T extends { id: number; parent_id: number | null; children: T[] }>(rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const roots: T[] = [];
  for (const { id, parentId } of documentOrder(
    rows.map((row) => ({ id: row.id, parentId: row.parent_id })),
  )) {
    const row = byId.get(id);
    const parent = parentId === null ? undefined : byId.get(parentId);
    if (row) (parent?.children ?? roots).push(row);
  }
  return roots;
}
