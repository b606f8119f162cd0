'use client';

import { useLayoutEffect, useRef } from 'react';
import type { EditorHandle } from '@/components/editor/use-changes';

/**
 * While a text is on its way its editor is `inert`: what was typed into it then would go with it. The focus waits at the
 * button, so that the keys go somewhere, and returns to the text, which is another one when this one arrived.
 */
export function useQuiet(busy: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const editor = useRef<EditorHandle>(null);
  const wrote = useRef(false);

  useLayoutEffect(() => {
    if (busy) {
      wrote.current = box.current?.contains(document.activeElement) ?? false;
      if (wrote.current) button.current?.focus();
    } else if (wrote.current) {
      wrote.current = false;
      if (document.activeElement !== button.current) return;
      if (editor.current) editor.current.focus();
      else box.current?.querySelector('textarea')?.focus();
    }
  }, [busy]);

  return { box, button, editor };
}
