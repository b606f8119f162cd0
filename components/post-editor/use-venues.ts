'use client';

import { useEffect, useState } from 'react';
import { api } from '@/lib/client/api';

export type Venue = { description: string; place_id: string };

type Search = { venues: Venue[]; failure: string | null };

const nothing: Search = { venues: [], failure: null };
const pause = 250;
const shortest = 2;

/** Places that match the term, asked for once typing pauses. An answer to an older term is dropped. */
export function useVenues(term: string): Search {
  const [search, setSearch] = useState(nothing);
  const text = term.trim();
  useEffect(() => {
    if (text.length < shortest) {
      setSearch(nothing);
      return;
    }
    const controller = new AbortController();
    const answer = (next: Search) => !controller.signal.aborted && setSearch(next);
    const timer = setTimeout(() => {
      api<{ predictions: Venue[] }>('GET', `/api/get-venues?search=${encodeURIComponent(text)}`, {
        signal: controller.signal,
      }).then(
        ({ predictions }) => answer({ venues: predictions, failure: null }),
        () => answer({ venues: [], failure: 'Places cannot be searched just now. What you type is kept.' }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return search;
}
