import { useSyncExternalStore } from 'react';

let target: string | null = null;
const listeners = new Set<() => void>();

/** Says that a link was followed and its page is awaited; call the answer when it has come. The latest one counts. */
export function setOut(href: string): () => void {
  change(href);
  return () => {
    if (target === href) change(null);
  };
}

/** The address of the page that is awaited, or null. */
export function useNavigating(): string | null {
  return useSyncExternalStore(subscribe, () => target, nowhere);
}

function change(next: string | null) {
  target = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function nowhere() {
  return null;
}
