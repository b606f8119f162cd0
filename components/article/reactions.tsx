'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { api } from '@/lib/client/api';
import { inTurn } from '@/lib/client/in-turn';
import { useAnswered } from '@/lib/client/use-answered';
import type { ReactionsJson } from '@/lib/posts/schema';

type Kind = 'thumbs_up' | 'clap' | 'love';

const kinds: readonly { kind: Kind; type: number; icon: IconName; label: string }[] = [
  { kind: 'thumbs_up', type: 1, icon: 'thumbs-up', label: 'Thumbs up' },
  { kind: 'clap', type: 2, icon: 'clap', label: 'Clap' },
  { kind: 'love', type: 3, icon: 'heart', label: 'Love' },
];

type Props = {
  api: string;
  /** What is not named is 0. */
  initial: Partial<ReactionsJson>;
};

/** The counts change when the server has answered, never before (spec §4). */
export function Reactions({ api: post, initial }: Props) {
  const [pending, setPending] = useState<readonly Kind[]>([]);
  const [reactions, setReactions] = useAnswered(initial, pending.length > 0);
  const [error, setError] = useState<string | null>(null);
  // Every answer has all the counts, so the last one has to be the newest.
  const [turn] = useState(inTurn);

  async function press(kind: Kind, type: number) {
    if (pending.includes(kind)) return;
    setPending((others) => [...others, kind]);
    setError(null);
    const url = `${post}/reactions`;
    try {
      const answer = await turn(() =>
        reactions[`user_${kind}`]
          ? api<ReactionsJson>('DELETE', `${url}/${type}`)
          : api<ReactionsJson>('POST', url, { body: { type } }),
      );
      setReactions(answer);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'That did not work. Try again.');
    } finally {
      setPending((all) => all.filter((other) => other !== kind));
    }
  }

  return (
    <div className="reactions">
      {kinds.map(({ kind, type, icon, label }) => (
        <button
          key={kind}
          type="button"
          className={clsx('pill', pending.includes(kind) && 'pill-pending')}
          aria-busy={pending.includes(kind)}
          aria-pressed={reactions[`user_${kind}`] === 1}
          aria-label={`${label}, ${reactions[kind] ?? 0}`}
          title={label}
          onClick={() => press(kind, type)}
        >
          <Icon name={icon} />
          {reactions[kind] ?? 0}
        </button>
      ))}
      {error && <FieldError id="reactions-error">{error}</FieldError>}
    </div>
  );
}
