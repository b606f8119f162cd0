import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ApiError } from '@/lib/client/api';

type Props = { failure: ApiError; onReload: () => void; onOverwrite: () => void };

/** Why nothing was saved. When somebody else saved first, this person decides whose settings stay. */
export function GroupFormFailure({ failure, onReload, onOverwrite }: Props) {
  if (failure.code !== 'stale') return <Alert errors={failure.messages} />;
  return (
    <Alert tone="warning" title={failure.message}>
      <p>Your changes are still in this form and not saved.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onReload}>
          Drop mine and load theirs
        </Button>
        <Button size="sm" onClick={onOverwrite}>
          Save mine over theirs
        </Button>
      </div>
    </Alert>
  );
}
