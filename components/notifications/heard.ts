'use client';

import { useEffect, useEffectEvent } from 'react';

/** How many are unread, and the id of the newest of all. */
export type Heard = { unread: number; newest: number | null };

const name = 'hearth:notifications';

/** The bell listens on every page and tells what it hears, so that no part of the page listens a second time. */
export function tellHeard(heard: Heard): void {
  document.dispatchEvent(new CustomEvent(name, { detail: heard }));
}

export function useHeard(onHeard: (heard: Heard) => void): void {
  const tell = useEffectEvent(onHeard);
  useEffect(() => {
    const listen = (event: Event) => {
      if (event instanceof CustomEvent) tell(event.detail);
    };
    document.addEventListener(name, listen);
    return () => document.removeEventListener(name, listen);
  }, []);
}
