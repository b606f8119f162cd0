'use client';

import { useEffect, useState } from 'react';
import { Kbd } from '@/components/ui/kbd';
import type { NavLink } from '@/lib/account/navigation';
import { groupShortcuts } from './navigation-items';

const patience = 350;

/** Ctrl+1 … Ctrl+9 lead to groups; while Ctrl is held the numbers show. `/` opens search. */
export function Shortcuts({ items }: { items: NavLink[] }) {
  const [held, setHeld] = useState(false);
  const links = groupShortcuts(items);

  useEffect(() => {
    const hrefs = groupShortcuts(items).map((link) => link.href);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hint = (on: boolean) => {
      clearTimeout(timer);
      setHeld(on);
      document.documentElement.toggleAttribute('data-hints', on);
    };
    const release = () => hint(false);

    function press(event: KeyboardEvent) {
      if (event.key === 'Control' && !event.repeat && hrefs.length > 0) {
        timer = setTimeout(() => hint(true), patience);
        return;
      }
      clearTimeout(timer);
      const href =
        event.ctrlKey && !event.altKey && !event.shiftKey && !event.metaKey && hrefs[digitOf(event)];
      if (href) {
        event.preventDefault();
        release();
        follow(href);
      } else if (
        event.key === '/' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isWriting(event)
      ) {
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-search-open]')?.click();
      }
    }

    const letGo = (event: KeyboardEvent) => event.key === 'Control' && release();
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', letGo);
    window.addEventListener('blur', release);
    return () => {
      release();
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', letGo);
      window.removeEventListener('blur', release);
    };
  }, [items]);

  if (!held) return null;
  return (
    <div className="hint-bar" aria-hidden="true">
      {links.map((link, index) => (
        <span key={link.href}>
          <Kbd>{index + 1}</Kbd>
          {link.text}
        </span>
      ))}
    </div>
  );
}

/** As a press on a link, so that a form with unsaved changes asks first. */
function follow(href: string) {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}

function digitOf(event: KeyboardEvent) {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  return digit ? Number(digit) - 1 : -1;
}

const writing = 'input, textarea, select, dialog, [role="dialog"], [role="alertdialog"]';

function isWriting(event: KeyboardEvent) {
  const target = event.target instanceof HTMLElement ? event.target : null;
  return target?.isContentEditable || target?.closest(writing) != null;
}
