'use client';

import { useEffect, useRef, useState } from 'react';
import { useRefreshOnLeave } from './use-refresh-on-leave';

/**
 * What the page says of its reader, until a call answers something newer. A page that is made later is followed when it
 * says something else, but not while a call is on its way (`busy`): that page may be from before it.
 */
export function useAnswered<T>(initial: T, busy: boolean): [T, (answer: T) => void] {
  const changed = useRefreshOnLeave();
  const [state, setState] = useState({ value: initial, page: initial });
  const latest = useRef(initial);
  useEffect(() => {
    latest.current = initial;
  });
  // Each refresh makes new objects of the same content.
  if (!busy && !same(state.page, initial)) setState({ value: initial, page: initial });

  function answer(value: T) {
    setState({ value, page: latest.current });
    changed();
  }

  return [state.value, answer];
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
