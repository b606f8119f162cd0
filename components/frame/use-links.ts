import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { whenReached } from './when-reached';

/** Long enough to read why a link was not followed. */
const noted = 6000;

/**
 * Follows the links of the product without leaving the document, and fetches what a page needs when the pointer or the
 * focus comes near its link: a page of forty links that did so on sight would cost the server forty requests.
 *
 * @returns `target`, the address of the page that is awaited, or null; `offline`, whether a link was just not followed for
 *   want of a connection
 */
export function useLinks(): { target: string | null; offline: boolean } {
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);
  const [offline, setOffline] = useState(false);
  const [pending, startTransition] = useTransition();
  const near = useRef(new Set<string>());

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || opensElsewhere(event, link)) return;
      event.preventDefault();
      const href = addressOf(link);
      const go = () => {
        setOffline(false);
        setTarget(href);
        startTransition(() => router.push(href, { scroll: link.dataset.stay === undefined }));
      };
      void whenReached(go, () => setOffline(true));
    };
    const prepare = (event: Event) => {
      const link = linkOf(event);
      if (!link || near.current.has(link.href)) return;
      near.current.add(link.href);
      router.prefetch(addressOf(link));
    };
    // On the window, after React: a component that handles the press itself has said so by then.
    window.addEventListener('click', follow);
    window.addEventListener('pointerover', prepare);
    window.addEventListener('focusin', prepare);
    return () => {
      window.removeEventListener('click', follow);
      window.removeEventListener('pointerover', prepare);
      window.removeEventListener('focusin', prepare);
    };
  }, [router]);

  useEffect(() => {
    if (!offline) return;
    const timer = setTimeout(() => setOffline(false), noted);
    return () => clearTimeout(timer);
  }, [offline]);

  return { target: pending ? target : null, offline };
}

/** Written text may link to whatever answers; an error's way out, and a sign-in elsewhere, need a new document. */
const toPages = 'a:is([href^="/"], [href^="?"]):not([download], [target], [data-full-load], .prose a)';

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(toPages) : null;
}

/** In a new tab, in a new window, or saved. */
function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !['', '_self'].includes(link.target);
}

/** As it is written: relative ones are the router's to resolve. Addresses come from data, hence the one cast. */
function addressOf(link: HTMLAnchorElement): Route {
  return (link.getAttribute('href') ?? '/') as Route;
}
