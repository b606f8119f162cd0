'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useState } from 'react';
import { type Heard, useHeard } from './heard';

type Props = {
  unread: number;
  /** Where the page begins with the newest of all, its id. */
  newest?: number | null | undefined;
};

/** Who opens a row changes what the bell knows, too: by then this page is left. */
const pause = 1000;

/** Fetches the page anew when the bell knows of something else than the page shows. */
export function LiveNotifications({ unread, newest }: Props) {
  const router = useRouter();
  const [heard, setHeard] = useState<Heard | null>(null);
  useHeard(setHeard);
  const isBehind =
    heard !== null && (heard.unread !== unread || (newest !== undefined && heard.newest !== newest));

  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => {
      setHeard(null);
      startTransition(() => router.refresh());
    }, pause);
    return () => clearTimeout(timer);
  }, [isBehind, router]);
  return null;
}
