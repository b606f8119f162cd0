'use client';

import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { HitPager } from './hit-pager';
import type { Hits } from './use-hits';

type Props<T> = {
  title: string;
  hits: Hits<T>;
  /** What stands there when nothing was found. */
  nothing: (query: string) => string;
  skeleton: string;
  children: (hit: T) => ReactNode;
};

/** One list of the overlay: waiting, failed, empty or found. */
export function HitColumn<T>({ title, hits, nothing, skeleton, children }: Props<T>) {
  const { found, failure, pending } = hits;
  const heading = useId();
  return (
    <section
      className={clsx('search-column', pending && found && 'search-stale')}
      aria-labelledby={heading}
      aria-busy={pending}
    >
      <h2 id={heading}>{title}</h2>
      {failure !== null && (
        <Alert
          errors={[failure]}
          action={
            <Button size="sm" onClick={hits.again}>
              Try again
            </Button>
          }
        />
      )}
      {found === null && failure === null && <Waiting className={skeleton} />}
      {found?.nbHits === 0 && <p className="search-nothing">{nothing(found.query)}</p>}
      {found && <ul className="hits">{found.hits.map(children)}</ul>}
      {found && (
        <HitPager
          label={`Pages of ${title.toLowerCase()}`}
          page={found.page}
          lastPage={found.nbPages - 1}
          toPage={hits.toPage}
        />
      )}
    </section>
  );
}

function Waiting({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className={className} />
      ))}
    </div>
  );
}
