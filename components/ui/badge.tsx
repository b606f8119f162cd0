import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';

type Props = {
  tone?: 'neutral' | 'accent' | 'green' | 'amber' | 'red' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
};

/** A state in one word: Draft, Scheduled, Private. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={clsx('badge', tone !== 'neutral' && `badge-${tone}`)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
