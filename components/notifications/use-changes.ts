import { useEffect, useEffectEvent } from 'react';

/** Not in the way of what a page needs first. */
const quietMs = 2500;

/**
 * Calls back when something of this person's changed. Only the tab one looks at listens, since a browser has few
 * connections to a site; a tab that is looked at again asks once.
 */
export function useChanges(onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    let source: EventSource | undefined;
    const open = () => {
      source?.close();
      source = new EventSource('/api/notifications/stream');
      source.addEventListener('changed', () => changed());
    };
    const turn = () => {
      if (document.visibilityState === 'hidden') return source?.close();
      open();
      changed();
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
