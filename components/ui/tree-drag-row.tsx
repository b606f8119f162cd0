'use client';

import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from './icon';
import { Menu, type MenuItem } from './menu';
import { TreeFace, type TreeItem, TreeToggle } from './tree-item';
import { type Direction, directions } from './tree-rows';

type Props<T extends TreeItem> = {
  item: T;
  depth: number;
  branch: boolean;
  open: boolean;
  current: number | null;
  nests: boolean;
  toggle: (id: number) => void;
  onStep: (direction: Direction) => void;
  /** The ways there is room for. */
  steps: readonly Direction[];
  face: ((item: T) => ReactNode) | undefined;
};

const words = {
  up: { label: 'Move up', icon: 'arrow-up' },
  down: { label: 'Move down', icon: 'arrow-down' },
  in: { label: 'Move in', icon: 'arrow-right' },
  out: { label: 'Move out', icon: 'arrow-left' },
} as const;

export function TreeDragRow<T extends TreeItem>(props: Props<T>) {
  const { item, depth, branch, open, current, nests, toggle, onStep, steps, face } = props;
  const sortable = useSortable({ id: item.id });
  const { transform, transition, isDragging } = sortable;
  const style: CSSProperties & Record<'--depth', number> = {
    '--depth': depth,
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  const items = (nests ? directions : directions.slice(0, 2)).map(
    (direction): MenuItem => ({
      ...words[direction],
      disabled: !steps.includes(direction),
      onSelect: () => onStep(direction),
    }),
  );
  return (
    <li ref={sortable.setNodeRef} style={style} className="tree-drag" data-dragging={isDragging || undefined}>
      <div className="tree-row" data-current={item.id === current || undefined}>
        <TreeToggle item={item} branch={branch} open={open} toggle={toggle} />
        <TreeFace item={item} current={current} face={face} />
        <span className="tree-tools">
          <Menu label={`Move "${item.label}"`} icon="ellipsis" size="sm" items={items} />
          <button
            type="button"
            className="tree-handle"
            {...sortable.attributes}
            {...sortable.listeners}
            ref={sortable.setActivatorNodeRef}
            aria-label={`Drag "${item.label}"`}
          >
            <Icon name="grip-vertical" />
          </button>
        </span>
      </div>
    </li>
  );
}
