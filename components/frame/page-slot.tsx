'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { listEarlyInput, repeatInput } from '@/lib/client/early-input';
import { OfflineNote } from './offline-note';
import { PageSkeleton } from './page-skeleton';
import { useLinks } from './use-links';

/** A page that comes sooner than this needs no stand-in. */
const patience = 300;

/**
 * The page, or the shape of the one that is awaited. Next's `loading.tsx` would do this too, but it begins every
 * answer before its page is read: what is hidden or absent would be answered 200, and nothing would show without
 * JavaScript. The page is only put out of sight, so that it is still there when the next one fails to come.
 */
export function PageSlot({ children }: { children: ReactNode }) {
  const { target, offline } = useLinks();
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (target === null) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [target]);

  useEffect(() => listEarlyInput(document).forEach(repeatInput), []);

  const waits = late && target !== null;
  return (
    <>
      {offline && <OfflineNote />}
      {waits && <PageSkeleton path={target} />}
      <div className="page-slot" hidden={waits}>
        {children}
      </div>
    </>
  );
}
