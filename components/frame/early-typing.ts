import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** What is typed on the page while the field that it is meant for is still fetched; Escape gives up waiting. */
export function useEarlyTyping(waits: boolean, giveUp: () => void): string {
  const [text, setText] = useState('');
  const stop = useEffectEvent(giveUp);
  // Not a moment later than the field: between the two a letter would belong to neither.
  useLayoutEffect(() => {
    if (!waits) return;
    const collect = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
      if (isWriting(event.target) || !isTyped(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setText((before) => withKey(before, event.key));
    };
    window.addEventListener('keydown', collect, true);
    return () => {
      window.removeEventListener('keydown', collect, true);
      setText('');
    };
  }, [waits]);
  return text;
}

export function withKey(text: string, key: string): string {
  return key === 'Backspace' ? text.slice(0, -1) : text + key;
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

export function isTyped({ key, ctrlKey, metaKey, altKey, isComposing }: Press): boolean {
  return (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey && !isComposing;
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
