import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';

type Tone = 'error' | 'warning' | 'success' | 'info';

const icons: Record<Tone, IconName> = {
  error: 'circle-exclamation-point',
  warning: 'triangle-exclamation-point',
  success: 'circle-check',
  info: 'info',
};

type Props = {
  tone?: Tone | undefined;
  title?: string | undefined;
  /** More than one thing the server said, as a list. */
  errors?: readonly string[] | undefined;
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** A message where it belongs, in the server's words. Failures interrupt a screen reader, the rest waits its turn. */
export function Alert({ tone = 'error', title, errors = [], action, className, children }: Props) {
  const urgent = tone === 'error' || tone === 'warning';
  return (
    <div className={clsx('alert', `alert-${tone}`, className)} role={urgent ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {errors.length === 1 && <p>{errors[0]}</p>}
        {errors.length > 1 && (
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
      </div>
      {action}
    </div>
  );
}
