import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey block in the shape of what comes: give it height and width by its class. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx('skeleton', className)} />;
}

/** Wraps a page's skeleton: says once that something is coming and hides the blocks from screen readers. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
