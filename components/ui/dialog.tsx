'use client';

import { lazy, type ReactNode, type RefObject, type SubmitEventHandler, Suspense, useState } from 'react';
import { patient } from './patient';

export type DialogProps = {
  open: boolean;
  /** Called by Escape, a press outside and the cross; never while `locked`. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'md' | 'lg' | 'xl' | 'side' | undefined;
  /** The server's words after a failure; the dialog stays open and says them. */
  error?: string | readonly string[] | null | undefined;
  /** A request is on its way: the dialog cannot be closed under it. */
  locked?: boolean | undefined;
  /** Makes body and footer one form. */
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where the focus goes after it, when that is not where it came from; empty it changes nothing. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Asks instead of shows: a press outside does not answer it. */
  asks?: boolean | undefined;
  /** Asks about what cannot wait or be undone, and is announced as that. */
  alert?: boolean | undefined;
};

/** For pages whose dialogs must come without a connection, too. */
export const fetchDialog = patient(() => import('./dialog-popup'));

const Popup = lazy(() => fetchDialog().then(({ DialogPopup }) => ({ default: DialogPopup })));

/** A dialog whose library is fetched when it first opens: a page pays nothing for those that stay shut. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Popup {...props} />
    </Suspense>
  );
}
