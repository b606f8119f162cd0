import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type TooltipSide = 'top' | 'below' | 'below-end';

type Props = {
  label: string;
  side?: TooltipSide | undefined;
  children: ReactNode;
};

/** Shows what the control inside is called, on hover and focus. Drawn by CSS; the name itself is the control's aria-label. */
export function Tooltip({ label, side = 'top', children }: Props) {
  return (
    <span
      className={clsx('tip', side !== 'top' && 'tip-below', side === 'below-end' && 'tip-end')}
      data-tip={label}
    >
      {children}
    </span>
  );
}
