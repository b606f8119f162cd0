'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import type { EditedPost } from '@/lib/posts/edit';

type Props = { other: EditedPost; onTake: () => void; onKeep: () => void };

/** Somebody else saved meanwhile: nothing is overwritten until the writer says which version stays. */
export function ConflictAlert({ other, onTake, onKeep }: Props) {
  return (
    <Alert tone="warning" title="Somebody else saved this post meanwhile">
      <p>
        Their version, “{other.title}”, was saved on <LocalTime value={other.updated_at} format="dateTime" />.
        Yours is still here and not saved.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onTake}>
          Load their version
        </Button>
        <Button size="sm" variant="danger" onClick={onKeep}>
          Overwrite it with mine
        </Button>
      </div>
    </Alert>
  );
}
