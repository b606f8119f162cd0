'use client';

import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { type Toast as Entry, onToast, takeToasts, toast } from './toast';

const shownFor = 5_000;
const shownWithUndo = 9_000;

export function ToastViewport() {
  return (
    <Toast.Provider>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts, add, close } = Toast.useToastManager();

  useEffect(() => {
    function present({ text, tone, undo }: Entry) {
      const id = add({
        title: text,
        type: tone,
        priority: tone === 'error' ? 'high' : 'low',
        timeout: undo ? shownWithUndo : shownFor,
        ...(undo && {
          actionProps: {
            children: 'Undo',
            onClick: () => {
              close(id);
              takeBack(undo);
            },
          },
        }),
      });
    }
    return onToast(() => takeToasts().forEach(present));
  }, [add, close]);

  return toasts.map((entry) => (
    <Toast.Root key={entry.id} toast={entry} className="toast" swipeDirection={['right', 'down']}>
      <Toast.Content className="toast-content">
        <Icon name={entry.type === 'error' ? 'circle-exclamation-point' : 'circle-check'} />
        <Toast.Title render={<p />} />
        {entry.actionProps && <Toast.Action className={buttonClass({ variant: 'secondary', size: 'sm' })} />}
        <Toast.Close render={<IconButton icon="x" label="Dismiss" size="sm" tooltip={false} />} />
      </Toast.Content>
    </Toast.Root>
  ));
}

async function takeBack(undo: () => unknown) {
  try {
    await undo();
  } catch (reason) {
    toast.error(reason instanceof Error ? reason.message : 'That could not be undone.');
  }
}
