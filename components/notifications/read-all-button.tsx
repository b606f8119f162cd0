'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';

export function ReadAllButton() {
  const router = useRouter();
  const { save, pending, failure } = useSave();
  const readAll = () =>
    save(
      async () => {
        await api('POST', '/api/notifications/read', { body: {} });
        router.refresh();
      },
      () => '',
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
