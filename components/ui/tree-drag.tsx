'use client';

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { TreeDragRow } from './tree-drag-row';
import { firstRows, MoreRows, type TreeItem } from './tree-item';
import {
  ancestorsOf,
  type Direction,
  directions,
  flatten,
  heightOf,
  indexOf,
  type Place,
  place,
  project,
  step,
} from './tree-rows';

export type TreeDragProps<T extends TreeItem> = {
  label: string;
  rows: readonly T[];
  current: number | null;
  open: ReadonlySet<number>;
  maxDepth: number;
  toggle: (id: number, shown?: boolean) => void;
  onMove: (rows: T[]) => void;
  face: ((item: T) => ReactNode) | undefined;
};

/** Pixels to the side that make one level; `--step` in tree.css. */
const stepWidth = 18;

/** The rows flat, each with its handle and its menu. A pointer, the keys or the menu move them. */
export function TreeDrag<T extends TreeItem>(props: TreeDragProps<T>) {
  const { rows, label, current, open, maxDepth, toggle, onMove, face } = props;
  const [drag, setDrag] = useState<{ id: number; over: number; levels: number } | null>(null);
  const [shown, setShown] = useState(firstRows);
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveByKeys }),
  );
  const active = drag?.id ?? null;
  const visible = useMemo(() => flatten(rows, (id) => open.has(id) && id !== active), [rows, open, active]);
  const drawn = visible.slice(0, Math.max(shown, visible.findIndex(({ row }) => row.id === current) + 20));
  const allowed = useMemo(() => {
    const index = indexOf(rows);
    const can = (id: number) => directions.filter((direction) => step(index, id, direction, maxDepth));
    return new Map(visible.slice(0, shown).map(({ row }) => [row.id, can(row.id)]));
  }, [rows, visible, shown, maxDepth]);
  const landing =
    drag &&
    project(visible, {
      active: drag.id,
      over: drag.over,
      levels: drag.levels,
      maxDepth: maxDepth - heightOf(rows, drag.id),
    });

  function follow({ active: { id }, over, delta }: DragMoveEvent) {
    const levels = Math.round(delta.x / stepWidth);
    setDrag((now) => ({ id: Number(id), over: over ? Number(over.id) : (now?.over ?? Number(id)), levels }));
  }

  function drop({ active: { id } }: DragEndEvent) {
    setDrag(null);
    if (landing) settle(Number(id), landing);
  }

  function settle(id: number, to: Place) {
    const row = rows.find((each) => each.id === id);
    const next = place(rows, id, to);
    if (row?.parentId === to.parentId && sameOrder(rows, next)) return;
    if (to.parentId !== null) toggle(to.parentId, true);
    setSaid(`${row?.label} was moved.`);
    onMove(next);
  }

  function walk(id: number, direction: Direction) {
    const to = step(indexOf(rows), id, direction, maxDepth);
    if (to) settle(id, to);
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active: { id } }) => setDrag({ id: Number(id), over: Number(id), levels: 0 })}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={drop}
      onDragCancel={() => setDrag(null)}
      accessibility={{ announcements: announcements(rows), screenReaderInstructions: instructions }}
    >
      <SortableContext items={drawn.map(({ row }) => row.id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label}>
          {drawn.map(({ row, depth, branch }) => (
            <TreeDragRow
              key={row.id}
              item={row}
              depth={row.id === active && landing ? landing.depth : depth}
              branch={branch}
              open={open.has(row.id)}
              current={current}
              nests={maxDepth > 0}
              toggle={toggle}
              onStep={(direction) => walk(row.id, direction)}
              steps={allowed.get(row.id) ?? directions}
              face={face}
            />
          ))}
        </ul>
      </SortableContext>
      {visible.length > drawn.length && (
        <MoreRows left={visible.length - drawn.length} onMore={() => setShown(drawn.length + firstRows)} />
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </DndContext>
  );
}

function sameOrder(before: readonly TreeItem[], after: readonly TreeItem[]): boolean {
  const order = (rows: readonly TreeItem[]) => flatten(rows, () => true).map(({ row }) => row.id);
  const then = order(before);
  return order(after).every((id, index) => id === then[index]);
}

const moveByKeys: KeyboardCoordinateGetter = (event, args) => {
  const side = { ArrowLeft: -stepWidth, ArrowRight: stepWidth }[event.code];
  if (side === undefined) return sortableKeyboardCoordinates(event, args);
  event.preventDefault();
  return { x: args.currentCoordinates.x + side, y: args.currentCoordinates.y };
};

const instructions = {
  draggable:
    'Press space to pick this up, the arrow keys to move it up, down, in and out, space again to drop it, Escape to leave it where it was. The menu of the row does the same.',
};

function announcements(rows: readonly TreeItem[]): Announcements {
  const name = (id: string | number) => rows.find((row) => row.id === Number(id))?.label ?? '';
  const where = (id: string | number) => {
    const parent = ancestorsOf(rows, Number(id))[0];
    return parent === undefined ? name(id) : `${name(id)}, below ${name(parent)}`;
  };
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Now at the place of ${where(over.id)}.` : undefined),
    onDragEnd: ({ active }) => `Dropped ${name(active.id)}.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
  };
}
