'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Kbd } from '@/components/ui/kbd';
import { Link } from '@/components/ui/link';
import { patient } from '@/components/ui/patient';

const load = () => import('@/components/search/search-overlay');
const Overlay = lazy(() => patient(load)().then(({ SearchOverlay }) => ({ default: SearchOverlay })));

/**
 * Opens search over the page; before the script is there it is a link to the page of search. The `/` key presses
 * whatever carries `data-search-open`. The overlay's code comes when the browser is idle, so it is there when asked for.
 */
export function SearchButton() {
  const place = `${usePathname()}?${useSearchParams()}`;
  const [at, setAt] = useState(place);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (at !== place) {
    setAt(place);
    setOpen(false);
  }
  if (open && !wanted) setWanted(true);

  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 1500));
    idle(() => void load().catch(() => undefined));
    const press = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'k';
      if (!asked || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

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
      {wanted && (
        <Suspense fallback={null}>
          <Overlay open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** In the editor Ctrl+K makes a link, and a dialog has the floor until it is closed. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null;
}
