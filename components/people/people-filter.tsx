'use client';

import type { Route } from 'next';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useRef } from 'react';
import { Input } from '@/components/ui/input';

const pause = 250;

/** Filters as one types, by the address, so that a filtered list can be sent to somebody. */
export function PeopleFilter() {
  const router = useRouter();
  const path = usePathname();
  const query = useSearchParams().get('query') ?? '';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function filter(value: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const search = value.trim() ? `?${new URLSearchParams({ query: value.trim() })}` : '';
      router.replace(`${path}${search}` as Route, { scroll: false });
    }, pause);
  }

  return (
    <form className="max-w-form" action={path} onSubmit={(event) => event.preventDefault()}>
      <Input
        icon="search"
        type="search"
        name="query"
        aria-label="Filter people"
        placeholder="Name or title"
        defaultValue={query}
        onChange={(event) => filter(event.target.value)}
      />
    </form>
  );
}
