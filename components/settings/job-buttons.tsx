'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FieldError } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';

/** What an admin can do about a job that failed at every try. */
export function JobButtons({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { save, pending, failure } = useSave();
  const address = `/api/account/jobs/${id}`;

  const retry = () =>
    save(
      async () => {
        await api('POST', `${address}/retry`);
        toast('The job is tried again');
        router.refresh();
      },
      () => null,
    );

  async function discard() {
    await api('DELETE', address);
    router.refresh();
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {failure && <FieldError id={`job-${id}-error`}>{failure.message}</FieldError>}
      <Button size="sm" icon="refresh-cw" pending={pending} onClick={retry}>
        Try again
      </Button>
      <Button size="sm" variant="ghost" className="text-red" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Discard the job ${name}`}
        confirm="Discard"
        danger
        onConfirm={discard}
      >
        <p>Are you sure you wish to discard this job? What it was to do is never done.</p>
      </ConfirmDialog>
    </div>
  );
}
