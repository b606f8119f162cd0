import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

type Choice = { href: string | null; filter: string };

/** What was chosen in the pane of the page before; never anything on the server, where nobody chooses. */
let chosen: Choice | null = null;

/**
 * A page brings its own panes, so that who chooses a post in one would lose the filter and the focus with it: both are
 * handed on to the page of that post.
 * @param here the address of the row on show
 * @param reach fetches the rows that the pane did not come with
 */
export function useChoice(here: string | undefined, reach: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState(() => (chosen?.href === here ? (chosen?.filter ?? '') : ''));

  const arrive = useEffectEvent(() => {
    const mine = chosen?.href === here ? chosen : null;
    chosen = null;
    if (!mine) return;
    if (document.activeElement === document.body) focusOn(box.current);
    // The focus inside has reached for them already.
    if (mine.filter && !box.current?.contains(document.activeElement)) reach();
  });
  useEffect(() => arrive(), []);

  function choose(event: MouseEvent) {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (link && !elsewhere) chosen = { href: link.getAttribute('href'), filter };
  }

  return { box, filter, setFilter, choose };
}

/** The row of the page, or the page itself where the panes are a drawer, which has closed. */
function focusOn(pane: HTMLElement | null) {
  const row = pane?.querySelector<HTMLElement>('[aria-current="page"]');
  const target = row?.checkVisibility() ? row : document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
