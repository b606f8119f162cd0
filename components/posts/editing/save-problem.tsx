import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/local-time';
import type { PostSaver, SaveState } from './saver';

/** Why nothing is saved. When somebody else saved first, this person decides whose text stays. */
export function SaveProblem({ state, saver }: { state: SaveState; saver: PostSaver }) {
  if (state.kind === 'failed') {
    const signedOut = state.failure.status === 401;
    return (
      <Alert
        title="Not saved"
        errors={
          signedOut ? ['You are signed out. Sign in in another tab, then try again.'] : state.failure.messages
        }
        action={
          <Button size="sm" onClick={() => saver.save()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (state.kind !== 'stale') return null;
  return (
    <Alert tone="warning" title="Somebody else saved this meanwhile">
      <p>
        The other version was saved <RelativeTime value={state.current.updated_at} />. Your text is still
        here, and not saved.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => saver.takeTheirs()}>
          Drop mine and load theirs
        </Button>
        <Button size="sm" onClick={() => saver.keepMine()}>
          Save mine over theirs
        </Button>
      </div>
    </Alert>
  );
}
