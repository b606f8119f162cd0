'use client';

import { clsx } from 'clsx';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { addCopyButtons } from './copy-code';
import { addHeadingAnchors } from './heading-anchors';
import { playVideo } from './play-video';

type Props = {
  /** The id of the element around it, by which its text is known. */
  of: string;
  className?: string | undefined;
  /** Only where the document does not hold it: after a navigation inside the page. */
  html?: string | undefined;
};

/** The last text of each that this tab has shown: going back renders from the first payload, which holds none. */
const shown = new Map<string, string>();

export function ProseBox({ of, className, html }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Kept while the text is the same, so that a refresh does not tear down a video that plays.
  const [text, setText] = useState(() => ({ of, __html: htmlOf(of, html) }));
  if (text.of !== of || !isSame(html, text.__html)) setText({ of, __html: htmlOf(of, html) });

  useEffect(() => {
    shown.set(text.of, text.__html);
    if (!box.current) return;
    addCopyButtons(box.current);
    addHeadingAnchors(box.current);
  }, [text]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the press is caught here, the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: links answer Enter with a click
    <div
      ref={box}
      className={clsx('prose', className)}
      onClick={pressed}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the gate of lib/html twice
      dangerouslySetInnerHTML={text}
      suppressHydrationWarning
    />
  );
}

function htmlOf(of: string, html: string | undefined): string {
  if (html !== undefined) return html;
  if (typeof document === 'undefined') return handedOver(of);
  return shown.get(of) ?? document.getElementById(of)?.querySelector('.prose')?.innerHTML ?? '';
}

/** On the server: what `handedText` left for this document (lib/http/exchange.ts). */
function handedOver(of: string): string {
  const { hearthExchange } = globalThis as {
    hearthExchange?: { getStore: () => { html: Map<string, string> } | undefined };
  };
  return hearthExchange?.getStore()?.html.get(of) ?? '';
}

/** A browser writes what it read from the document in its own way: then it has to read the other likewise. */
function isSame(html: string | undefined, present: string): boolean {
  if (html === undefined || html === present) return true;
  if (typeof document === 'undefined') return false;
  const read = document.createElement('template');
  read.innerHTML = html;
  return read.innerHTML === present;
}

function pressed(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const facade = (event.target as Element).closest<HTMLElement>('a[data-play]');
  if (!facade) return;
  event.preventDefault();
  playVideo(facade);
}
