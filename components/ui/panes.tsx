'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button';

type Props = {
  /** What the button says where the panes are a drawer. */
  label: string;
  two?: boolean | undefined;
  panes: ReactNode;
  children: ReactNode;
};

/** Panes beside the content; on narrow screens a popover, which opens and closes without any script. */
export function Paned({ label, two, panes, children }: Props) {
  const drawer = useRef<HTMLDivElement>(null);
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to run
  useEffect(() => {
    drawer.current?.hidePopover();
    showCurrent(drawer.current);
  }, [path]);

  /** A dialog opens below the drawer's layer, so the drawer makes room for it. */
  function makeRoom({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('[data-opens="dialog"]')) drawer.current?.hidePopover();
  }

  return (
    <div className="paned">
      <Button className="panes-button" icon="panel-left" popoverTarget="panes">
        {label}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the buttons inside, which keys press too */}
      <div
        ref={drawer}
        id="panes"
        popover="auto"
        className={two ? 'panes panes-two' : 'panes'}
        onClick={makeRoom}
      >
        {panes}
      </div>
      <div className="paned-main">{children}</div>
    </div>
  );
}

/** Scrolls each pane, and nothing else, to the row of this page. */
function showCurrent(drawer: HTMLElement | null) {
  for (const pane of drawer?.querySelectorAll<HTMLElement>('.pane') ?? []) {
    const row = pane.querySelector<HTMLElement>('.tree-row[data-current]');
    if (!row) continue;
    const below = row.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
    if (below > 0) pane.scrollTop += below + pane.clientHeight / 2;
  }
}
