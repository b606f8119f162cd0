'use client';

import { useEffect, useState } from 'react';
import { ApiError, api } from '@/lib/client/api';

type State<T> = { address: string; page: T | null; errors: readonly string[] };

/** The page at an address of the API; null while it is on its way. An answer to an older address is dropped. */
export function usePage<T>(address: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<T>>({ address: '', page: null, errors: [] });
  const wanted = `${address}#${attempt}`;

  useEffect(() => {
    const controller = new AbortController();
    const answer = (next: Omit<State<T>, 'address'>) =>
      !controller.signal.aborted && setState({ address: wanted, ...next });
    api<T>('GET', wanted.split('#')[0] ?? '', { signal: controller.signal }).then(
      (page) => answer({ page, errors: [] }),
      (error: unknown) =>
        answer({ page: null, errors: error instanceof ApiError ? error.messages : ['That did not work.'] }),
    );
    return () => controller.abort();
  }, [wanted]);

  const current = state.address === wanted;
  return {
    page: current ? state.page : null,
    errors: current ? state.errors : [],
    retry: () => setAttempt((before) => before + 1),
  };
}
