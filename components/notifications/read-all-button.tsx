'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/client/api';
import { catchFocus } from '@/lib/client/catch-focus';
import { useRefresh } from '@/lib/client/use-refresh';
import { useSave } from '@/lib/client/use-save';

export function ReadAllButton() {
  const refresh = useRefresh();
  const pressed = useRef(false);
  const { save, pending, failure } = useSave();
  const readAll = () =>
    save(
      async () => {
        await api('POST', '/api/notifications/read', { body: {} });
        pressed.current = true;
        await refresh();
      },
      () => '',
    );
  // It goes when nothing is unread any more.
  useEffect(
    () => () => {
      if (pressed.current) catchFocus(() => document.querySelector<HTMLElement>('main h1'));
    },
    [],
  );
  return (
    <>
      {failure && (
        <span role="alert" className="text-red">
          {failure.message}
        </span>
      )}
      <Button pending={pending} onClick={readAll}>
        Mark all as read
      </Button>
    </>
  );
}
