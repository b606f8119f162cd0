'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { TestMailJson } from '@/lib/account/schema';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';

/** Whether mails leave this machine is known best by sending one. */
export function MailTest() {
  const { save, saved, pending, failure } = useSave();
  const send = () => save(() => api<TestMailJson>('POST', '/api/account/test-mail', { body: {} }), resultOf);
  return (
    <section className="settings-section" aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      <p className="hint">
        Sends a mail to your own address, to see that invitations and notifications arrive.
      </p>
      {saved && <Alert tone="success">{saved}</Alert>}
      {failure && <Alert errors={failure.messages} />}
      <div>
        <Button icon="send" pending={pending} onClick={send}>
          Send a test mail
        </Button>
      </div>
    </section>
  );
}

function resultOf({ to, by }: TestMailJson): string {
  if (by === 'smtp') return `The mail server took a mail to ${to}. Look into your inbox.`;
  return `No mail server is set, so the mail to ${to} is a file in the folder "mail" of the data directory.`;
}
