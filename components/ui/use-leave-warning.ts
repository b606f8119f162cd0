'use client';

import { useEffect, useEffectEvent } from 'react';

const question = 'There are unsaved changes. Are you sure you want to leave?';

/** Asks before unsaved changes are left behind: by closing or reloading, and by a link inside the product. */
export function useLeaveWarning(isDirty: () => boolean): void {
  const dirty = useEffectEvent(isDirty);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (dirty()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const stays = !link || link.getAttribute('target') === '_blank' || link.closest('[contenteditable]');
      if (stays || event.ctrlKey || event.metaKey || event.shiftKey || !dirty()) return;
      if (window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Back and forward, where the browser lets a page answer; elsewhere the browser's copy of the text must do.
    const onNavigate = (event: Event) => {
      const { navigationType, cancelable } = event as NavigateEvent;
      if (navigationType === 'traverse' && cancelable && dirty() && !window.confirm(question))
        event.preventDefault();
    };
    const navigation: EventTarget | undefined = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('navigate', onNavigate);
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, []);
}
