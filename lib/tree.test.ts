import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyTree,
  buildTree,
  descendantsOf,
  documentOrder,
  placeColumns,
  type TreeNode,
  type TreePlace,
  type TreeRow,
  treeInput,
} from '@/lib/tree';

/** Rows 1…n whose parents come before them, in document order. */
const forest = fc.array(fc.nat(), { minLength: 1, maxLength: 20 }).map((choices) => {
  const rows = choices.map((choice, index): TreeRow => {
    const parent = choice % (index + 1);
    return { id: index + 1, parentId: parent === 0 ? null : parent };
  });
  return documentOrder(rows).map((row, position): TreePlace => ({ ...row, position }));
});

/** The rows, and a tree of some of them in any order and nesting. */
const rearranged = forest.chain((rows) =>
  fc.tuple(
    fc.constant(rows),
    fc
      .shuffledSubarray(rows.map((row) => row.id))
      .chain((ids) =>
        fc
          .array(fc.nat(), { minLength: ids.length, maxLength: ids.length })
          .map((choices) => nest(ids, choices)),
      ),
  ),
);

function nest(ids: number[], choices: number[]): TreeNode[] {
  const nodes = ids.map((id) => ({ id, children: [] as TreeNode[] }));
  const roots: TreeNode[] = [];
  nodes.forEach((node, index) => {
    const parent = (choices[index] ?? 0) % (index + 1);
    (parent === 0 ? roots : (nodes[parent - 1]?.children ?? roots)).push(node);
  });
  return roots;
}

function preorder(nodes: TreeNode[]): number[] {
  return nodes.flatMap((node) => [node.id, ...preorder(node.children ?? [])]);
}

function afterwards(rows: TreePlace[], changes: TreePlace[]): TreePlace[] {
  const changed = new Map(changes.map((place) => [place.id, place]));
  return rows.map((row) => changed.get(row.id) ?? row).toSorted((a, b) => a.position - b.position);
}

function apply(rows: TreePlace[], tree: TreeNode[]): TreePlace[] {
  const changes = applyTree(rows, tree);
  if (!changes) throw new Error('The tree was refused.');
  return afterwards(rows, changes);
}

describe('applyTree', () => {
  test('keeps every row once and counts the places from 0', () => {
    fc.assert(
      fc.property(rearranged, ([rows, tree]) => {
        const now = apply(rows, tree);
        expect(now.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(
          rows.map((row) => row.id).toSorted((a, b) => a - b),
        );
        expect(now.map((row) => row.position)).toEqual(rows.map((_, index) => index));
      }),
    );
  });

  test('puts the named in the order and nesting of the tree', () => {
    fc.assert(
      fc.property(rearranged, ([rows, tree]) => {
        const named = preorder(tree);
        const now = apply(rows, tree);
        expect(now.map((row) => row.id).filter((id) => named.includes(id))).toEqual(named);
        const parents = new Map(now.map((row) => [row.id, row.parentId]));
        for (const id of named) expect(parents.get(id)).toBe(parentIn(tree, id));
      }),
    );
  });

  test('keeps the unnamed of one parent in their order, behind the named', () => {
    fc.assert(
      fc.property(rearranged, ([rows, tree]) => {
        const named = new Set(preorder(tree));
        const now = apply(rows, tree);
        for (const siblings of Map.groupBy(now, (row) => row.parentId).values()) {
          const ids = siblings.map((row) => row.id);
          const unnamed = ids.filter((id) => !named.has(id));
          expect(ids.slice(ids.length - unnamed.length)).toEqual(unnamed);
          // Children that lost their parent to a cycle come last; the rest keep the order they had.
          const before = rows.filter(
            (row) => unnamed.includes(row.id) && row.parentId === siblings[0]?.parentId,
          );
          expect(unnamed.filter((id) => before.some((row) => row.id === id))).toEqual(
            before.map((row) => row.id),
          );
        }
      }),
    );
  });

  test('never leaves a node below itself', () => {
    fc.assert(
      fc.property(rearranged, ([rows, tree]) => {
        const now = apply(rows, tree);
        for (const { id } of now) expect(descendantsOf(now, id)).not.toContain(id);
      }),
    );
  });

  test('changes nothing when the tree is the present one', () => {
    fc.assert(
      fc.property(forest, (rows) => {
        expect(applyTree(rows, [])).toEqual([]);
      }),
    );
  });

  test('refuses a node twice and a node of somewhere else', () => {
    const rows = [{ id: 1, parentId: null, position: 0 }];
    expect(applyTree(rows, [{ id: 1 }, { id: 1 }])).toBeNull();
    expect(applyTree(rows, [{ id: 1, children: [{ id: 1 }] }])).toBeNull();
    expect(applyTree(rows, [{ id: 2 }])).toBeNull();
  });

  test('lifts an unnamed node whose parent moved below it', () => {
    const rows = [
      { id: 1, parentId: null, position: 0 },
      { id: 2, parentId: 1, position: 1 },
    ];
    expect(apply(rows, [{ id: 2, children: [{ id: 1 }] }])).toEqual([
      { id: 2, parentId: null, position: 0 },
      { id: 1, parentId: 2, position: 1 },
    ]);
  });
});

function parentIn(nodes: TreeNode[], id: number, parent: number | null = null): number | null | undefined {
  for (const node of nodes) {
    if (node.id === id) return parent;
    const below = parentIn(node.children ?? [], id, node.id);
    if (below !== undefined) return below;
  }
  return undefined;
}

describe('documentOrder', () => {
  test('names every row once, a parent before its children', () => {
    const rows = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 30 }),
        parentId: fc.option(fc.integer({ min: 1, max: 40 })),
      }),
      { selector: (row) => row.id },
    );
    fc.assert(
      fc.property(rows, (rows) => {
        const ordered = documentOrder(rows);
        expect(ordered.map((row) => row.id).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
        for (const [index, { parentId }] of ordered.entries()) {
          if (parentId !== null) expect(ordered.slice(0, index).map((row) => row.id)).toContain(parentId);
        }
      }),
    );
  });

  test('follows a chain of any length', () => {
    const chain = Array.from({ length: 50_000 }, (_, index) => ({ id: index + 1, parentId: index || null }));
    expect(documentOrder(chain)).toEqual(chain);
  });
});

test('descendantsOf finds what is below at any depth, and stops at a cycle', () => {
  const rows = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: null },
  ];
  expect(descendantsOf(rows, 1).toSorted()).toEqual([2, 3]);
  expect(descendantsOf(rows, 4)).toEqual([]);
  const cycle = [
    { id: 1, parentId: 2 },
    { id: 2, parentId: 1 },
  ];
  expect(descendantsOf(cycle, 1)).toEqual([2]);
});

describe('buildTree', () => {
  const row = (id: number, parent_id: number | null) => ({ id, parent_id, children: [] as { id: number }[] });
  const built = (...rows: ReturnType<typeof row>[]) => JSON.parse(JSON.stringify(buildTree(rows as never[])));
  const ids = (nodes: { id: number; children: never[] }[]): unknown =>
    nodes.map((node) => [node.id, ids(node.children)]);

  test('nests rows below their parents in their order', () => {
    expect(ids(built(row(1, null), row(3, 1), row(2, 1), row(4, null)))).toEqual([
      [
        1,
        [
          [3, []],
          [2, []],
        ],
      ],
      [4, []],
    ]);
  });

  test('takes a row whose parent is missing for a root', () => {
    expect(ids(built(row(1, 9)))).toEqual([[1, []]]);
  });

  test('loses nobody to a cycle', () => {
    expect(ids(built(row(1, 2), row(2, 1)))).toEqual([
      [1, []],
      [2, []],
    ]);
  });
});

test('treeInput takes ids as numbers or digits, and refuses what is no tree', () => {
  expect(treeInput.parse([{ id: '2', children: [{ id: 1 }] }])).toEqual([{ id: 2, children: [{ id: 1 }] }]);
  for (const wrong of [[1], [{ id: 0 }], [{ id: { not: '' } }], [{ id: 1, children: {} }], null, 'tree']) {
    expect(treeInput.safeParse(wrong).success).toBe(false);
  }
});

test('placeColumns writes no parent as 0', () => {
  expect(
    placeColumns([
      { id: 1, parentId: null, position: 0 },
      { id: 2, parentId: 1, position: 1 },
    ]),
  ).toEqual({
    ids: [1, 2],
    parents: [0, 1],
    positions: [0, 1],
  });
});
