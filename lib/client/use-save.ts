'use client';

import { useState } from 'react';
import { ApiError } from '@/lib/client/api';

type State = { pending: boolean; saved: string | null; failure: ApiError | null };

/** What a form needs around its one call: pending, the server's words by field, and the text of success. */
export function useSave() {
  const [state, setState] = useState<State>({ pending: false, saved: null, failure: null });

  /** Runs the call unless one is on its way; answers whether it succeeded. */
  async function save<T>(call: () => Promise<T>, success: (answer: T) => string | null): Promise<boolean> {
    if (state.pending) return false;
    setState({ pending: true, saved: null, failure: null });
    try {
      const answer = await call();
      setState({ pending: false, saved: success(answer), failure: null });
      return true;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError(0, {}, null);
      setState({ pending: false, saved: null, failure });
      return false;
    }
  }

  /** A form that is opened again begins without what went wrong the last time. */
  const forget = () => setState({ pending: false, saved: null, failure: null });

  return { ...state, save, forget, errors: state.failure?.errors ?? {} };
}
