import { useEffect, useState } from 'react';

/** Whether the focus is somewhere inside; a press on something that takes no focus does not end it. */
export function useFocusWithin(element: HTMLElement | null): boolean {
  const [within, setWithin] = useState(false);
  useEffect(() => {
    if (!element) return;
    const enter = () => setWithin(true);
    const leave = (event: FocusEvent) => setWithin(element.contains(event.relatedTarget as Node | null));
    setWithin(element.contains(document.activeElement));
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [element]);
  return within;
}
