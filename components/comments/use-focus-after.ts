'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { catchFocus } from '@/lib/client/catch-focus';

/** To the button that opened a form, when the form is gone. */
export function useFocusBack(open: boolean, button: RefObject<HTMLElement | null>) {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) catchFocus(() => button.current);
    wasOpen.current = open;
  }, [open, button]);
}

/** To what is named here, when what asks is taken from the page. */
export function useHeir(): RefObject<Element | null> {
  const heir = useRef<Element>(null);
  useEffect(
    () => () => {
      const { current } = heir;
      if (current instanceof HTMLElement) catchFocus(() => current);
    },
    [],
  );
  return heir;
}
