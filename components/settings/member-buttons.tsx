'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { rowBeside } from '@/components/ui/row-beside';
import { toast } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/client/api';

type Member = { id: number; name: string; admin: boolean; deactivated: boolean };
type Props = { user: Member; isSelf: boolean };

type Action = 'make-admin' | 'remove-admin' | 'deactivate' | 'reactivate' | 'delete';

export function MemberButtons({ user, isSelf }: Props) {
  const router = useRouter();
  const [action, setAction] = useState<Action>('delete');
  const [open, setOpen] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLElement>(null);
  const words = wordsOf(user.name)[action];
  const ask = (what: Action) => {
    setAction(what);
    setOpen(true);
  };

  async function run() {
    const path = `/api/user/${user.id}`;
    try {
      if (action === 'delete') await api('DELETE', path);
      else await api('PUT', `${path}/${action}`);
      if (action === 'delete') leave(`${user.name} was deleted`);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      // Another admin was first. The dialog goes with the row, so it cannot say that.
      leave(`${user.name} is not in the team any more`, toast.error);
    }
    router.refresh();
  }

  function leave(said: string, say: (text: string) => void = toast) {
    next.current = rowBeside(buttons.current, 'a');
    say(said);
  }

  return (
    <div ref={buttons} className="team-buttons">
      {user.admin ? (
        <Button size="sm" onClick={() => ask('remove-admin')}>
          Remove admin
        </Button>
      ) : (
        <Button size="sm" onClick={() => ask('make-admin')}>
          Make admin
        </Button>
      )}
      {!isSelf && (
        <Button size="sm" variant="ghost" onClick={() => ask(user.deactivated ? 'reactivate' : 'deactivate')}>
          {user.deactivated ? 'Reactivate' : 'Deactivate'}
        </Button>
      )}
      {!isSelf && (
        <Button size="sm" variant="ghost" className="text-red" onClick={() => ask('delete')}>
          Delete
        </Button>
      )}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.title}
        confirm={words.confirm}
        danger={action !== 'make-admin' && action !== 'reactivate'}
        onConfirm={run}
        finalFocus={next}
      >
        <p>{words.question}</p>
        {words.loss && <p>{words.loss}</p>}
      </ConfirmDialog>
    </div>
  );
}

function wordsOf(name: string) {
  return {
    'make-admin': {
      title: `Make ${name} an admin`,
      question: `Are you sure you wish to make ${name} an admin?`,
      confirm: 'Make admin',
      loss: null,
    },
    'remove-admin': {
      title: `Remove admin permissions for ${name}`,
      question: `Are you sure you wish to remove admin permissions for ${name}?`,
      confirm: 'Remove admin',
      loss: null,
    },
    deactivate: {
      title: `Deactivate ${name}`,
      question: `Are you sure you wish to deactivate ${name}?`,
      confirm: 'Deactivate',
      loss: 'They are signed out at once and cannot sign in until you reactivate them. Everything else stays.',
    },
    reactivate: {
      title: `Reactivate ${name}`,
      question: `Are you sure you wish to let ${name} sign in again?`,
      confirm: 'Reactivate',
      loss: null,
    },
    delete: {
      title: `Delete ${name}`,
      question: `Are you sure you wish to delete ${name}?`,
      confirm: 'Delete',
      loss: 'Their posts and comments stay under the name; their sessions and sharing links end.',
    },
  };
}
