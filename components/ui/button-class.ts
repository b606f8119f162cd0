import { clsx } from 'clsx';
import type { IconName } from './icon-names';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  icon?: IconName | undefined;
};

export function buttonClass(
  { variant = 'secondary', size = 'md' }: ButtonLook,
  ...more: (string | undefined)[]
) {
  return clsx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, ...more);
}
