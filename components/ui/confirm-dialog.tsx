'use client';

import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Names the thing: `Delete post "Autumn all-hands"`. */
  title: string;
  /** The question, and what is lost. */
  children: ReactNode;
  /** What happens: `Delete`, `Copy`. */
  confirm: string;
  cancel?: string | undefined;
  danger?: boolean | undefined;
  /** The dialog closes when this is done and stays open, with the reason, when it throws. */
  onConfirm: () => Promise<unknown>;
  /** Filled while confirming, where the button that asked goes with the thing. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
};

export function ConfirmDialog(props: Props) {
  const { open, onClose, title, children, confirm, cancel = 'Close', danger = false } = props;
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const safest = useRef<HTMLButtonElement>(null);
  const boldest = useRef<HTMLButtonElement>(null);

  async function run() {
    setPending(true);
    setError(null);
    try {
      await props.onConfirm();
      onClose();
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'That did not work. Try again.');
    } finally {
      setPending(false);
    }
  }

  function close() {
    setError(null);
    onClose();
  }

  return (
    <Dialog
      asks
      alert={danger}
      open={open}
      onClose={close}
      title={title}
      error={error}
      locked={pending}
      initialFocus={danger ? safest : boldest}
      finalFocus={props.finalFocus}
      footer={
        <>
          <Button ref={safest} onClick={close} disabled={pending}>
            {cancel}
          </Button>
          <Button ref={boldest} variant={danger ? 'danger' : 'primary'} pending={pending} onClick={run}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
