'use client';

import { clsx } from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { loginHref } from './addresses';
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

/** Pixels that stay free above a list. */
const gap = 18;

/** One list of the overlay: waiting, failed, empty or found. */
export function HitColumn<T>({ title, hits, nothing, skeleton, children }: Props<T>) {
  const { found, failure, pending } = hits;
  const heading = useId();
  const column = useRef<HTMLElement>(null);

  /** The pager stands below the list, and the next page begins above. */
  function turn(page: number) {
    const body = column.current?.closest<HTMLElement>('.search-body');
    body?.scrollTo({ top: (column.current?.offsetTop ?? 0) - body.offsetTop - gap });
    hits.toPage(page);
  }

  return (
    <section
      ref={column}
      className={clsx('search-column', pending && found && 'search-stale')}
      aria-labelledby={heading}
      aria-busy={pending}
    >
      <h2 id={heading}>{title}</h2>
      {failure !== null && (
        <Alert
          errors={[failure.message]}
          action={
            failure.signedOut ? (
              <ButtonLink size="sm" href={loginHref(location)} data-full-load>
                Sign in
              </ButtonLink>
            ) : (
              <Button size="sm" onClick={hits.again}>
                Try again
              </Button>
            )
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
          toPage={turn}
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
