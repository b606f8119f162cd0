import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';

type Props = {
  icon: IconName;
  /** What belongs here. */
  title: string;
  /** Why it is empty, and what to do. */
  children?: ReactNode;
  /** Only if this user may do it. */
  action?: ReactNode;
  tint?: 1 | 2 | 3 | 4 | 5 | undefined;
  className?: string | undefined;
};

export function EmptyState({ icon, title, children, action, tint, className }: Props) {
  return (
    <div className={clsx('empty', tint && `tint-${tint}`, className)}>
      <span className="empty-icon">
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  );
}
