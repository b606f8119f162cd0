'use client';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { pagesAround } from '@/components/ui/pages-around';

type Props = { label: string; page: number; lastPage: number; toPage: (page: number) => void };

/** The pagination of lists that change in place. Ends stay focusable, so that the focus is not lost on reaching one. */
export function HitPager({ label, page, lastPage, toPage }: Props) {
  if (lastPage < 1) return null;
  const step = (icon: IconName, name: string, to: number, edge = false) => (
    <button
      type="button"
      className={edge ? 'pager-edge' : undefined}
      aria-label={name}
      aria-disabled={to === page || undefined}
      onClick={() => to !== page && toPage(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <nav aria-label={label} className="pager">
      {step('chevrons-left', 'First page', 0, true)}
      {step('chevron-left', 'Previous page', Math.max(0, Math.min(page, lastPage + 1) - 1))}
      {pagesAround(page, lastPage).map((number, index, steps) =>
        number === 'gap' ? (
          <span key={`after-${steps[index - 1]}`} className="pager-far" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={Math.abs(number - page) > 1 ? 'pager-far' : undefined}
            aria-label={`Page ${number + 1}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => toPage(number)}
          >
            {number + 1}
          </button>
        ),
      )}
      {step('chevron-right', 'Next page', Math.min(lastPage, page + 1))}
      {step('chevrons-right', 'Last page', lastPage, true)}
    </nav>
  );
}
