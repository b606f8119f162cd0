import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';

type Props = ComponentProps<'input'> & { icon?: IconName | undefined };

export function Input({ icon, className, type = 'text', ...props }: Props) {
  const input = <input type={type} className={clsx('input', className)} {...props} />;
  if (!icon) return input;
  return (
    <div className="input-icon">
      <Icon name={icon} />
      {input}
    </div>
  );
}
