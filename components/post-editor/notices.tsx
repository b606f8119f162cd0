'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { LocalTime } from '@/components/ui/local-time';
import type { CategoryJson } from '@/lib/categories/schema';
import { formatDateTime } from '@/lib/dates';
import type { WorkingCopyJson } from '@/lib/working-copies/schema';
import { ConflictDialog } from './conflict-dialog';
import type { Draft } from './draft';
import type { Conflict, SaveState } from './save-state';
import { useStillness } from './use-stillness';

type Props = {
  state: SaveState;
  draft: Draft;
  categories: CategoryJson[];
  /** What the writer left in the post earlier. */
  copy: WorkingCopyJson | null;
  /** When the words were written that this browser had kept. */
  restored: number | null;
  /** What was pressed to go live did not, for a file of its text did not arrive. */
  incomplete: boolean;
  /** The session ended, and no dialog asks for another. */
  away: boolean;
  /** Something is not live. */
  waiting: boolean;
  onSignIn: () => void;
  onSettle: (draft: Draft) => void;
  onDiscard: () => Promise<void>;
  onRetry: () => void;
};

/** What stands between the writer and a saved post, above the text and in the order of its urgency. */
export function Notices({
  state,
  draft,
  categories,
  copy,
  restored,
  incomplete,
  away,
  waiting,
  onSignIn,
  onSettle,
  onDiscard,
  onRetry,
}: Props) {
  return (
    <>
      {away && (
        <Alert
          tone="warning"
          action={
            <Button size="sm" onClick={onSignIn}>
              Sign in
            </Button>
          }
        >
          <p>Your session ended. What you write is kept in this browser only.</p>
        </Alert>
      )}
      {incomplete && (
        <Alert title="Not live yet">
          <p>A file in the text did not arrive. Try it again there or remove it, and then publish.</p>
        </Alert>
      )}
      {state.kind === 'conflict' && (
        <ConflictNotice conflict={state} draft={draft} categories={categories} onSettle={onSettle} />
      )}
      {state.kind === 'refused' && (
        <Alert
          errors={state.failure.messages}
          action={
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          }
        />
      )}
      {state.kind !== 'conflict' && waiting && (copy || restored !== null) && (
        <EarlierNotice
          at={restored ? formatDateTime(new Date(restored)) : (copy?.updated_at ?? '')}
          onDiscard={onDiscard}
        />
      )}
    </>
  );
}

type ConflictProps = Pick<Props, 'draft' | 'categories' | 'onSettle'> & { conflict: Conflict };

function ConflictNotice({ conflict, draft, categories, onSettle }: ConflictProps) {
  const [open, setOpen] = useState(true);
  const still = useStillness(true);
  const { copy, post } = conflict;
  return (
    <Alert
      tone="warning"
      title={copy ? 'You wrote in this post in another tab' : 'Somebody else saved this post meanwhile'}
      action={
        <Button size="sm" onClick={() => setOpen(true)}>
          Compare and choose
        </Button>
      }
    >
      <p>
        The other version is of <LocalTime value={copy?.updated_at ?? post.updated_at} format="dateTime" />.
        Yours is still here, and nothing is saved until you choose.
      </p>
      {open && still && (
        <ConflictDialog
          key={post.version}
          conflict={conflict}
          draft={draft}
          categories={categories}
          onSettle={onSettle}
          onClose={() => setOpen(false)}
        />
      )}
    </Alert>
  );
}

function EarlierNotice({ at, onDiscard }: { at: string; onDiscard: () => Promise<void> }) {
  const [asked, setAsked] = useState(false);
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button size="sm" onClick={() => setAsked(true)}>
          Discard
        </Button>
      }
    >
      <p>
        This is what you wrote on <LocalTime value={at} format="dateTime" />. It is not live yet.
      </p>
      <ConfirmDialog
        danger
        open={asked}
        onClose={() => setAsked(false)}
        title="Discard what is not live yet"
        confirm="Discard"
        onConfirm={async () => {
          await onDiscard();
          setGone(true);
        }}
      >
        What you wrote since the post was last saved is lost, and you see the saved post again.
      </ConfirmDialog>
    </Alert>
  );
}
