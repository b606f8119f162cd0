'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';

/** Fetches the page anew; the promise is kept when it shows, so that whoever waits does not say "done" before. */
export function useRefresh(): () => Promise<void> {
  const router = useRouter();
  const [pending, start] = useTransition();
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (!pending) for (const done of waiting.current.splice(0)) done();
  }, [pending]);
  return () =>
    new Promise((done) => {
      waiting.current.push(done);
      start(() => router.refresh());
    });
}
