'use client';

import type { Route } from 'next';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { Input } from '@/components/ui/input';

const pause = 250;

/** Filters as one types, by the address, so that a filtered list can be sent to somebody. */
export function PeopleFilter() {
  const router = useRouter();
  const path = usePathname();
  const query = useSearchParams().get('query') ?? '';
  const [pending, startTransition] = useTransition();
  const asked = useRef(query);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // An address that was not asked for here came from a link or the back button: the field follows it.
  useEffect(() => {
    if (pending || query === asked.current) return;
    asked.current = query;
    if (field.current) field.current.value = query;
  }, [query, pending]);

  useEffect(() => () => clearTimeout(timer.current), []);

  /** At once when the field is left, so that a link pressed right after the last letter is not taken back by it. */
  function filter() {
    clearTimeout(timer.current);
    const wanted = field.current?.value.trim() ?? '';
    if (wanted === asked.current) return;
    asked.current = wanted;
    const search = wanted ? `?${new URLSearchParams({ query: wanted })}` : '';
    startTransition(() => router.replace(`${path}${search}` as Route, { scroll: false }));
  }

  function filterSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(filter, pause);
  }

  return (
    <form className="max-w-form" action={path} onSubmit={(event) => event.preventDefault()}>
      <Input
        ref={field}
        icon="search"
        type="search"
        name="query"
        aria-label="Filter people"
        placeholder="Name or title"
        defaultValue={query}
        aria-busy={pending}
        onChange={filterSoon}
        onBlur={filter}
      />
    </form>
  );
}
