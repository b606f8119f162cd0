'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { rowBeside } from '@/components/ui/row-beside';
import { toast } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/client/api';

type Props = { id: number; name: string; email: string };

export function InvitationButtons({ id, name, email }: Props) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLElement>(null);
  const path = `/api/account/invitations/${id}`;

  async function resend() {
    setPending(true);
    try {
      await api('POST', `${path}/resend`, { body: {} });
      toast(`A new link is on the way to ${email}`);
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : 'That did not work. Try again.');
    } finally {
      setPending(false);
      router.refresh();
    }
  }

  async function revoke() {
    try {
      await api('DELETE', path);
      toast(`The invitation of ${name} was withdrawn`);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      // Accepted or withdrawn meanwhile. The dialog goes with the row, so it cannot say that.
      toast.error(`The invitation of ${name} is not open any more`);
    }
    next.current = rowBeside(buttons.current, '.text-red');
    router.refresh();
  }

  return (
    <div ref={buttons} className="team-buttons">
      <Button size="sm" pending={pending} onClick={resend}>
        Send again
      </Button>
      <Button size="sm" variant="ghost" className="text-red" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Withdraw the invitation of ${name}`}
        confirm="Withdraw"
        danger
        onConfirm={revoke}
        finalFocus={next}
      >
        <p>The link in the mail to {email} stops working. You can invite the address again at any time.</p>
      </ConfirmDialog>
    </div>
  );
}
