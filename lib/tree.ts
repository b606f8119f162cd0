import { z } from 'zod';
import { bodyId } from './fields';

export type TreeNode = { id: number; children?: TreeNode[] | undefined };
export type TreePlace = { id: number; parentId: number | null; position: number };

/** A tree as drag and drop sends it: `[{ id, children: […] }]`. */
export const treeInput: z.ZodType<TreeNode[]> = z.array(
  z.object({
    id: bodyId,
    get children() {
      return treeInput.optional();
    },
  }),
);

/** Walks a sent tree into rows in document order. */
export function flattenTree(nodes: TreeNode[], parentId: number | null = null): TreePlace[] {
  return nodes.flatMap((node, position) => [
    { id: node.id, parentId, position },
    ...flattenTree(node.children ?? [], node.id),
  ]);
}

/** Builds nested rows from flat ones that are already in order; a row whose parent is missing becomes a root. */
export function buildTree<T extends { id: number; parent_id: number | null; children: T[] }>(rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const roots: T[] = [];
  for (const row of rows) {
    const parent = row.parent_id === null ? undefined : byId.get(row.parent_id);
    (parent ? parent.children : roots).push(row);
  }
  return roots;
}
