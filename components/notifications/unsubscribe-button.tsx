'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';

/** Opening the page changes nothing, since mail programs open what they find; pressing the button does. */
export function UnsubscribeButton({ token }: { token: string }) {
  const { save, pending, saved, failure } = useSave();
  const unsubscribe = () =>
    save(
      async () => {
        const address = `/api/notifications/unsubscribe/${encodeURIComponent(token)}`;
        const { ok, status } = await fetch(address, { method: 'POST' });
        if (!ok) throw new ApiError(status, { message: 'This link is not valid.' }, null);
      },
      () => 'You get no more of these mails.',
    );
  return (
    <div className="grid gap-5">
      <h1>Get no more of these mails</h1>
      <p className="text-soft">In Hearth you still see everything. You can turn the mails on again there.</p>
      {saved && <Alert tone="success">{saved}</Alert>}
      {failure && <Alert errors={failure.messages} />}
      {!saved && (
        <div>
          <Button variant="primary" pending={pending} onClick={unsubscribe}>
            Unsubscribe
          </Button>
        </div>
      )}
    </div>
  );
}
