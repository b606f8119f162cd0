import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';

type Props = {
  icon: IconName;
  code?: string | undefined;
  title: string;
  children: ReactNode;
  /** The way back. */
  actions: ReactNode;
};

/** A page that says why there is nothing else: not found, not allowed, gone, broken, offline. */
export function StatusPage({ icon, code, title, children, actions }: Props) {
  return (
    <div className="status">
      <Icon name={icon} className="status-art" />
      {code && <p className="status-code">{code}</p>}
      <h1>{title}</h1>
      <p>{children}</p>
      <div className="status-actions">{actions}</div>
    </div>
  );
}
