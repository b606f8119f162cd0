'use client';

import { useEffect, useState } from 'react';
import { api } from '@/lib/client/api';
import type { UserSummaryJson } from '@/lib/users/schema';

const pause = 200;
export const shortestTerm = 2;

export type PeopleSearch = {
  status: 'idle' | 'searching' | 'found' | 'failed';
  people: UserSummaryJson[];
  error: string | null;
};

const idle: PeopleSearch = { status: 'idle', people: [], error: null };

/** Members whose name or address holds the term, asked for once typing pauses. An answer to an older term is dropped. */
export function usePeopleSearch(term: string): PeopleSearch {
  const [search, setSearch] = useState(idle);
  const text = term.trim();

  useEffect(() => {
    if (text.length < shortestTerm) {
      setSearch(idle);
      return;
    }
    setSearch((before) => ({ ...before, status: 'searching', error: null }));
    const controller = new AbortController();
    const answer = (next: PeopleSearch) => !controller.signal.aborted && setSearch(next);
    const timer = setTimeout(() => {
      api<UserSummaryJson[]>('GET', `/api/account/users/search?q=${encodeURIComponent(text)}`, {
        signal: controller.signal,
      }).then(
        (people) => answer({ status: 'found', people, error: null }),
        (error: unknown) =>
          answer({
            status: 'failed',
            people: [],
            error: error instanceof Error ? error.message : String(error),
          }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);

  return search;
}
