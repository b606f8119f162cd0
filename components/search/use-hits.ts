'use client';

import { useEffect, useRef, useState } from 'react';
import { ApiError, api } from '@/lib/client/api';
import type { HitsJson } from '@/lib/search/schema';

const patience = 130;

type Failure = { message: string; signedOut: boolean };
type State<T> = { found: HitsJson<T> | null; failure: Failure | null; pending: boolean };

export type Hits<T> = State<T> & { toPage: (page: number) => void; again: () => void };

/**
 * The hits of what is typed. Waits for a pause in the typing, gives up what is no longer asked for, and keeps the
 * last answer until the next one is there. An empty query asks nothing.
 */
export function useHits<T>(kind: 'posts' | 'people', query: string, enabled: boolean): Hits<T> {
  const [asked, setAsked] = useState({ query, page: 0, attempt: 0 });
  const [state, setState] = useState<State<T>>({ found: null, failure: null, pending: false });
  const settled = useRef(query);
  if (asked.query !== query) setAsked({ query, page: 0, attempt: 0 });

  useEffect(() => {
    if (!enabled) return;
    if (asked.query === '') {
      setState({ found: null, failure: null, pending: false });
      return;
    }
    const stop = new AbortController();
    const ask = async () => {
      settled.current = asked.query;
      const parameters = new URLSearchParams({ query: asked.query, page: String(asked.page) });
      try {
        const path = `/api/search/${kind}?${parameters}`;
        const found = await api<HitsJson<T>>('GET', path, { signal: stop.signal });
        if (!stop.signal.aborted) setState({ found, failure: null, pending: false });
      } catch (error) {
        if (!stop.signal.aborted) setState({ found: null, failure: failureOf(error), pending: false });
      }
    };
    setState((before) => ({ ...before, pending: true }));
    const timer = setTimeout(ask, settled.current === asked.query ? 0 : patience);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, enabled, asked]);

  return {
    ...state,
    toPage: (page) => setAsked((before) => ({ ...before, page })),
    again: () => setAsked((before) => ({ ...before, attempt: before.attempt + 1 })),
  };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { message: 'Something went wrong. Try again.', signedOut: false };
  return { message: error.message, signedOut: error.status === 401 };
}
