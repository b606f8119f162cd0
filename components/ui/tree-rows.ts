import type { TreeNode, TreeRow } from '@/lib/tree';

/** Where a row goes: below whom, and before which of its new siblings; null for the end. */
export type Place = { parentId: number | null; before: number | null };

export type FlatRow<T extends TreeRow> = { row: T; depth: number; branch: boolean };

export const directions = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof directions)[number];

const top = 0;
/** From here on nobody asks how deep a tree is. */
export const unlimited = 99;

/** The rows below each row, in order; the roots, and those whose parent is not here, below 0. */
export function childrenOf<T extends TreeRow>(rows: readonly T[]): Map<number, T[]> {
  const ids = new Set(rows.map((row) => row.id));
  return Map.groupBy(rows, (row) => (row.parentId !== null && ids.has(row.parentId) ? row.parentId : top));
}

/** The rows one sees, from top to bottom, with how deep they stand; what is below a closed row stays out. */
export function flatten<T extends TreeRow>(
  rows: readonly T[],
  isOpen: (id: number) => boolean,
): FlatRow<T>[] {
  const children = childrenOf(rows);
  const flat: FlatRow<T>[] = [];
  const walk = (id: number, depth: number) => {
    for (const row of children.get(id) ?? []) {
      const branch = children.has(row.id);
      flat.push({ row, depth, branch });
      if (branch && isOpen(row.id)) walk(row.id, depth + 1);
    }
  };
  walk(top, 0);
  return flat;
}

/** The tree as `rebuild-menu` takes it. */
export function rebuild(rows: readonly TreeRow[]): TreeNode[] {
  const children = childrenOf(rows);
  const below = (id: number): TreeNode[] =>
    (children.get(id) ?? []).map((row) => ({ id: row.id, children: below(row.id) }));
  return below(top);
}

/** The ids from a row's parent up to its root. */
export function ancestorsOf(rows: readonly TreeRow[], id: number): number[] {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  const path: number[] = [];
  for (let up = parents.get(id); up != null && parents.has(up) && !path.includes(up); up = parents.get(up)) {
    path.push(up);
  }
  return path;
}

/** How many levels stand below a row. */
export function heightOf(rows: readonly TreeRow[], id: number): number {
  const children = childrenOf(rows);
  const height = (of: number): number =>
    (children.get(of) ?? []).reduce((most, row) => Math.max(most, 1 + height(row.id)), 0);
  return height(id);
}

/** The same rows with one of them, and what hangs below it, in another place. */
export function place<T extends TreeRow>(rows: readonly T[], id: number, to: Place): T[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved) return [...rows];
  const others = rows.filter((row) => row.id !== id);
  const at = to.before === null ? others.length : others.findIndex((row) => row.id === to.before);
  return others.toSpliced(at, 0, { ...moved, parentId: to.parentId });
}

type Drag = { active: number; over: number; levels: number; maxDepth: number };

/**
 * Where a row that is dragged would land: between the rows around it, as deep as it was moved sideways, but no
 * deeper than below the one above it and no shallower than the one after it. `visible` is without its own branch.
 */
export function project<T extends TreeRow>(
  visible: readonly FlatRow<T>[],
  { active, over, levels, maxDepth }: Drag,
): (Place & { depth: number }) | null {
  const from = visible.findIndex(({ row }) => row.id === active);
  const to = visible.findIndex(({ row }) => row.id === over);
  const dragged = visible[from];
  if (!dragged || to < 0) return null;
  const others = visible.toSpliced(from, 1);
  const above = others[to - 1];
  const after = others[to];
  const deepest = Math.min(above ? above.depth + 1 : 0, maxDepth);
  const depth = Math.max(Math.min(dragged.depth + levels, deepest), after?.depth ?? 0);
  const parent = others.slice(0, to).findLast((row) => row.depth === depth - 1);
  return {
    depth,
    parentId: parent?.row.id ?? null,
    before: after?.depth === depth ? after.row.id : null,
  };
}

export type TreeIndex<T extends TreeRow> = { rows: Map<number, T>; children: Map<number, T[]> };

/** What `step` looks things up in, made once for many questions. */
export function indexOf<T extends TreeRow>(rows: readonly T[]): TreeIndex<T> {
  return { rows: new Map(rows.map((row) => [row.id, row])), children: childrenOf(rows) };
}

/** Where one step leads; null where there is no room for it. */
export function step<T extends TreeRow>(
  { rows, children }: TreeIndex<T>,
  id: number,
  direction: Direction,
  maxDepth: number,
): Place | null {
  const row = rows.get(id);
  if (!row) return null;
  const parent = rows.get(row.parentId ?? top);
  const parentId = parent?.id ?? null;
  const siblings = children.get(parentId ?? top) ?? [];
  const index = siblings.indexOf(row);
  const previous = siblings[index - 1];
  if (direction === 'up') return previous ? { parentId, before: previous.id } : null;
  if (direction === 'down') {
    return siblings[index + 1] ? { parentId, before: siblings[index + 2]?.id ?? null } : null;
  }
  if (direction === 'in') {
    const all = [...rows.values()];
    const fits = () => ancestorsOf(all, id).length + 1 + heightOf(all, id) <= maxDepth;
    return previous && maxDepth > 0 && (maxDepth >= unlimited || fits())
      ? { parentId: previous.id, before: null }
      : null;
  }
  if (!parent) return null;
  const grandparentId = rows.get(parent.parentId ?? top)?.id ?? null;
  const uncles = children.get(grandparentId ?? top) ?? [];
  return { parentId: grandparentId, before: uncles[uncles.indexOf(parent) + 1]?.id ?? null };
}
