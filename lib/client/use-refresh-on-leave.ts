'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';

/**
 * The router keeps a page for Back as it was made. Who changes something that it shows, and does not fetch it anew at
 * once, calls what this answers: the kept pages are dropped when the page is left, for one request and not one a change.
 */
export function useRefreshOnLeave(): () => void {
  const router = useRouter();
  const page = useRef({ changed: false, left: false });
  useEffect(() => {
    const here = page.current;
    here.left = false;
    return () => {
      here.left = true;
      if (here.changed) refreshOnce(router);
      here.changed = false;
    };
  }, [router]);
  return useCallback(() => {
    // An answer can come when the page is left already, and with it is what Back would show.
    if (page.current.left) refreshOnce(router);
    else page.current.changed = true;
  }, [router]);
}

let asked = false;

/** Several parts of a page go at the same moment. Without a connection a refresh would lead to the browser's error page. */
function refreshOnce(router: { refresh: () => void }) {
  if (asked) return;
  asked = true;
  queueMicrotask(() => {
    asked = false;
    if (navigator.onLine) router.refresh();
  });
}
