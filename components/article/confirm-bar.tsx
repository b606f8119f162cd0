'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';
import type { MustReadJson } from '@/lib/confirmations/schema';

type Props = {
  /** The post in the API, and the version that this page shows. */
  post: string;
  version: number;
  initial: MustReadJson;
};

/** Below the text of a post that its reader has to confirm. */
export function ConfirmBar({ post, version, initial }: Props) {
  const router = useRouter();
  const [mustRead, setMustRead] = useState(initial);
  const { save, pending, failure } = useSave();
  const confirm = () =>
    save(
      async () => {
        setMustRead(await api<MustReadJson>('POST', `${post}/confirmation`, { body: { version } }));
        router.refresh();
      },
      () => null,
    );
  if (!mustRead.asked) return null;
  const { confirmed_at, due_at } = mustRead;
  return (
    <section id="confirm" className="confirm-bar no-print" aria-label="Confirmation">
      {failure && (
        <Alert
          errors={failure.messages}
          action={failure.code === 'stale' && <Button onClick={() => location.reload()}>Read it anew</Button>}
        />
      )}
      {confirmed_at ? (
        <p className="confirm-done" role="status">
          <Icon name="circle-check" />
          <span>
            You confirmed on <LocalTime value={confirmed_at} format="dateTime" /> that you have read this.
          </span>
        </p>
      ) : (
        <>
          <p>
            Please confirm by <LocalTime value={due_at} format="dateTime" /> that you have read this.
          </p>
          <Button variant="primary" icon="check" pending={pending} onClick={confirm}>
            I have read this
          </Button>
        </>
      )}
    </section>
  );
}
