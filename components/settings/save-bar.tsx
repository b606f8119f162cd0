'use client';

import { createContext, Fragment, type ReactNode, useContext, useEffect, useReducer } from 'react';
import { Button } from '@/components/ui/button';
import { pageHeading } from '@/components/ui/row-beside';

const Discard = createContext<() => void>(() => undefined);

/** Around the settings screens: discarding makes the screen anew from what is saved. */
export function Discardable({ children }: { children: ReactNode }) {
  const [round, startAnew] = useReducer((count: number) => count + 1, 0);
  // The button that discarded went with the rest.
  useEffect(() => {
    if (round > 0) pageHeading()?.focus();
  }, [round]);
  return (
    <Discard value={startAnew}>
      <Fragment key={round}>{children}</Fragment>
    </Discard>
  );
}

type Props = { dirty: boolean; pending: boolean; label?: string };

/** The foot of a settings form. While something is not saved it stays in sight and says so. */
export function SaveBar({ dirty, pending, label = 'Save Changes' }: Props) {
  const discard = useContext(Discard);
  return (
    <div className="save-bar" data-dirty={dirty ? '' : undefined}>
      <p role="status">{dirty && 'There are unsaved changes.'}</p>
      {dirty && !pending && (
        <Button variant="ghost" onClick={discard}>
          Discard
        </Button>
      )}
      <Button type="submit" variant="primary" pending={pending}>
        {label}
      </Button>
    </div>
  );
}
