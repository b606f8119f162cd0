'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { addCopyButtons } from './copy-code';
import { playVideo } from './play-video';

type Props = {
  id: string;
  className: string;
  /** Only where the document does not hold it: after a navigation inside the page. */
  html?: string | undefined;
};

/** Every text this tab has shown, since going back renders from the first payload, which names it only. */
const shown = new Map<string, string>();

export function ProseBox({ id, className, html }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Kept while the text is the same, so that a refresh does not tear down a video that plays.
  const [text, setText] = useState(() => ({ id, __html: htmlOf(id, html) }));
  if (text.id !== id) setText({ id, __html: htmlOf(id, html) });

  useEffect(() => {
    shown.set(text.id, text.__html);
    if (box.current) addCopyButtons(box.current);
  }, [text]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the press is caught here, the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: links answer Enter with a click
    <div
      ref={box}
      data-text={id}
      className={className}
      onClick={pressed}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the gate of lib/html twice
      dangerouslySetInnerHTML={text}
      suppressHydrationWarning
    />
  );
}

function htmlOf(id: string, html: string | undefined): string {
  if (html !== undefined) return html;
  if (typeof document === 'undefined') return handedOver(id);
  return shown.get(id) ?? document.querySelector(`[data-text="${id}"]`)?.innerHTML ?? '';
}

/** On the server: what `Prose` left for this document (lib/http/exchange.ts). */
function handedOver(id: string): string {
  const { hearthExchange } = globalThis as {
    hearthExchange?: { getStore: () => { html: Map<string, string> } | undefined };
  };
  return hearthExchange?.getStore()?.html.get(id) ?? '';
}

function pressed(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const facade = (event.target as Element).closest<HTMLElement>('a[data-play]');
  if (!facade) return;
  event.preventDefault();
  playVideo(facade);
}
