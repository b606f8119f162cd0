import { useEffect, useEffectEvent } from 'react';

/** Not in the way of what a page needs first. */
const quietMs = 2500;

/**
 * Calls back when something of this person's changed, and whenever the connection begins, as something may have before.
 * Only the tab one looks at listens, since a browser has few connections to a site.
 */
export function useChanges(onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    let source: EventSource | undefined;
    const open = () => {
      source?.close();
      source = new EventSource('/api/notifications/stream');
      source.addEventListener('changed', () => changed());
      // What came since the page was made, or while the connection was gone.
      source.addEventListener('open', () => changed());
    };
    const turn = () => {
      if (document.visibilityState === 'hidden') return source?.close();
      open();
    };
    const timer = setTimeout(() => document.visibilityState === 'visible' && open(), quietMs);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
      source?.close();
    };
  }, []);
}
