import { clsx } from 'clsx';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { Link } from './link';

/** 1 chronological, 2 knowledge base, 3 files, 4 events, 5 forum. */
export type GroupType = 1 | 2 | 3 | 4 | 5;

const icons: Record<GroupType, IconName> = {
  1: 'newspaper',
  2: 'book-open',
  3: 'folder',
  4: 'calendar-days',
  5: 'messages-square',
};

export function groupTypeIcon(type: GroupType): IconName {
  return icons[type];
}

export function GroupTypeIcon({ type, className }: { type: GroupType; className?: string }) {
  return (
    <span className={clsx(`tint-${type} text-tint`, className)}>
      <Icon name={icons[type]} />
    </span>
  );
}

/** The group's name in its colour, with the icon of its type. */
export function GroupTag({ type, name, href }: { type: GroupType; name: string; href?: string }) {
  const inside = (
    <>
      <Icon name={icons[type]} />
      <span className="truncate">{name}</span>
    </>
  );
  const className = `tag tint-${type}`;
  return href ? (
    <Link className={className} href={href}>
      {inside}
    </Link>
  ) : (
    <span className={className}>{inside}</span>
  );
}

/** Stands where a picture would. Give it its shape: `className="aspect-video"`. */
export function GroupPattern({ type, className }: { type: GroupType; className?: string }) {
  return (
    <div className={clsx(`pattern tint-${type}`, className)} aria-hidden="true">
      <Icon name={icons[type]} />
    </div>
  );
}
