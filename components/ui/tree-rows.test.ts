import { describe, expect, test } from 'vitest';
import { ancestorsOf, flatten, heightOf, indexOf, place, project, rebuild, step } from './tree-rows';

const row = (id: number, parentId: number | null = null) => ({ id, parentId });

/** 1 (2 (3), 4), 5 */
const rows = [row(1), row(2, 1), row(3, 2), row(4, 1), row(5)];
const everything = () => true;
const shape = (of: typeof rows) => flatten(of, everything).map(({ row: { id }, depth }) => [id, depth]);
const visible = flatten(rows, everything);
const drag = (active: number, over: number, levels = 0, maxDepth = 9) => {
  const height = heightOf(rows, active);
  return project(
    flatten(rows, (id) => id !== active),
    { active, over, levels, maxDepth: maxDepth - height },
  );
};

test('flattening keeps what is below a closed row out', () => {
  expect(visible.map(({ row: { id }, depth, branch }) => [id, depth, branch])).toEqual([
    [1, 0, true],
    [2, 1, true],
    [3, 2, false],
    [4, 1, false],
    [5, 0, false],
  ]);
  expect(flatten(rows, (id) => id === 1).map((flat) => flat.row.id)).toEqual([1, 2, 4, 5]);
});

test('a row whose parent is not here stands at the top', () => {
  expect(shape([row(7, 99), row(8, 7)])).toEqual([
    [7, 0],
    [8, 1],
  ]);
});

test('rebuilding nests the rows in their order', () => {
  expect(rebuild([row(5), row(1), row(2, 1)])).toEqual([
    { id: 5, children: [] },
    { id: 1, children: [{ id: 2, children: [] }] },
  ]);
});

test('a row moves with what is below it', () => {
  expect(shape(place(rows, 2, { parentId: 5, before: null }))).toEqual([
    [1, 0],
    [4, 1],
    [5, 0],
    [2, 1],
    [3, 2],
  ]);
  expect(ancestorsOf(place(rows, 2, { parentId: 5, before: null }), 3)).toEqual([2, 5]);
});

describe('a dragged row', () => {
  test('takes the place of the one it is over', () => {
    expect(drag(5, 1)).toEqual({ depth: 0, parentId: null, before: 1 });
    expect(drag(4, 2)).toEqual({ depth: 1, parentId: 1, before: 2 });
  });

  test('goes no deeper than below the one above it', () => {
    expect(drag(5, 5, 8)).toEqual({ depth: 2, parentId: 4, before: null });
    expect(drag(5, 5, 1)).toEqual({ depth: 1, parentId: 1, before: null });
  });

  test('goes no shallower than the one after it', () => {
    expect(drag(5, 3, -3)).toEqual({ depth: 2, parentId: 2, before: 3 });
  });

  test('stays at the top of a flat list, and within the depth its branch needs', () => {
    expect(drag(5, 5, 4, 0)).toEqual({ depth: 0, parentId: null, before: null });
    expect(drag(2, 4, 4, 3)).toEqual({ depth: 2, parentId: 4, before: null });
    expect(drag(2, 4, 4, 2)).toEqual({ depth: 1, parentId: 1, before: null });
  });
});

describe('a step', () => {
  test.each([
    ['up', 4, { parentId: 1, before: 2 }],
    ['down', 2, { parentId: 1, before: null }],
    ['in', 4, { parentId: 2, before: null }],
    ['out', 2, { parentId: null, before: 5 }],
    ['out', 3, { parentId: 1, before: 4 }],
  ] as const)('%s moves row %i', (direction, id, to) =>
    expect(step(indexOf(rows), id, direction, 9)).toEqual(to),
  );

  test.each([
    ['up', 1],
    ['down', 5],
    ['in', 2],
    ['out', 5],
  ] as const)('%s has no room for row %i', (direction, id) =>
    expect(step(indexOf(rows), id, direction, 9)).toBeNull(),
  );

  test('in stops at the deepest level', () => {
    expect(step(indexOf(rows), 4, 'in', 1)).toBeNull();
    expect(step(indexOf(rows), 4, 'in', 2)).not.toBeNull();
  });
});
