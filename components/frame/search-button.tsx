'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import type { SearchOverlayProps } from '@/components/search/search-overlay';
import { Icon } from '@/components/ui/icon';
import { Kbd } from '@/components/ui/kbd';
import { Link } from '@/components/ui/link';
import { patient } from '@/components/ui/patient';
import { useEarlyTyping } from './early-typing';

const load = () => import('@/components/search/search-overlay').then(({ SearchOverlay }) => SearchOverlay);
const insist = patient(load);

/**
 * Opens search over the page; before the script is there it is a link to the page of search. The `/` key presses
 * whatever carries `data-search-open`. The overlay's code comes when the browser is idle, so it is there when asked for;
 * no Suspense stands around it, for React would hold back for 300 ms what it reveals, and the letters typed by then.
 */
export function SearchButton() {
  const place = `${usePathname()}?${useSearchParams()}`;
  const [at, setAt] = useState(place);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [Overlay, setOverlay] = useState<ComponentType<SearchOverlayProps> | null>(null);
  const early = useEarlyTyping(open && !Overlay, () => setOpen(false));
  if (at !== place) {
    setAt(place);
    setOpen(false);
  }
  if (open && !wanted) setWanted(true);

  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 1500));
    idle(() => {
      load().then(
        (loaded) => setOverlay(() => loaded),
        () => undefined,
      );
    });
    const press = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'k';
      if (!asked || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  useEffect(() => {
    if (wanted && !Overlay) void insist().then((loaded) => setOverlay(() => loaded));
  }, [wanted, Overlay]);

  function show(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <Link
        className="search-button"
        href="/search"
        data-search-open
        aria-keyshortcuts="/ Control+K"
        aria-haspopup="dialog"
        aria-label="Search"
        onClick={show}
      >
        <Icon name="search" />
        <span>Search</span>
        <Kbd>/</Kbd>
      </Link>
      {wanted && Overlay && <Overlay open={open} early={early} onClose={() => setOpen(false)} />}
    </>
  );
}

/** In the editor Ctrl+K makes a link, and a dialog has the floor until it is closed. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null;
}
