import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

type Option = { value: string | number; label: string; disabled?: boolean };

type Props = ComponentProps<'select'> & { options: readonly Option[] };

/** The platform's own select: every phone and screen reader knows it, and it costs no JavaScript. */
export function Select({ options, className, ...props }: Props) {
  return (
    <div className="select">
      <select className={clsx('input', className)} {...props}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}
