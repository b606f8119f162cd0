'use client';

import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { api } from '@/lib/client/api';
import { useAnswered } from '@/lib/client/use-answered';
import { useSave } from '@/lib/client/use-save';
import type { FollowJson } from '@/lib/follows/schema';

type Props = {
  /** The group or post in the API. */
  of: string;
  initial: boolean;
  /** What following it tells of. */
  hint: string;
};

/** Shows the new state when the server has answered, never before. */
export function FollowButton({ of, initial, hint }: Props) {
  const { save, pending, failure } = useSave();
  const [following, setFollowing] = useAnswered(initial, pending);
  const toggle = () =>
    save(
      async () => {
        const answer = await api<FollowJson>(following ? 'DELETE' : 'POST', `${of}/follow`);
        setFollowing(answer.following);
      },
      () => null,
    );
  return (
    <span className="follow no-print">
      <Button
        variant="ghost"
        className="btn-fold"
        icon={following ? 'check' : 'bell'}
        aria-pressed={following}
        title={following ? `You hear of ${hint}. Press to stop.` : `Hear of ${hint}`}
        pending={pending}
        onClick={toggle}
      >
        <span>{following ? 'Following' : 'Follow'}</span>
      </Button>
      {failure && <FieldError id="follow-error">{failure.message}</FieldError>}
    </span>
  );
}
