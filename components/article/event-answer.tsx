'use client';

import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { api } from '@/lib/client/api';
import { inTurn } from '@/lib/client/in-turn';
import { useAnswered } from '@/lib/client/use-answered';
import type { EventAnswer as Answer, RsvpJson } from '@/lib/posts/schema';

const answers: readonly { answer: Answer; label: string; icon: 'check' | 'hourglass' | 'x' }[] = [
  { answer: 'yes', label: 'Yes', icon: 'check' },
  { answer: 'maybe', label: 'Maybe', icon: 'hourglass' },
  { answer: 'no', label: 'No', icon: 'x' },
];

/** Whether one comes, and how many others do; pressing one's answer again takes it back. */
export function EventAnswer({ post, initial }: { post: string; initial: RsvpJson }) {
  const [pending, setPending] = useState<Answer | null>(null);
  const [rsvp, setRsvp] = useAnswered(initial, pending !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const [turn] = useState(inTurn);
  const presses = useRef(0);

  async function press(answer: Answer) {
    if (pending === answer) return;
    presses.current += 1;
    const mine = presses.current;
    const isLast = () => mine === presses.current;
    // Who changed their mind before an answer came wants what they press now.
    const takesBack = pending === null && rsvp.own === answer;
    setPending(answer);
    setFailure(null);
    try {
      const counts = await turn(async () => {
        if (!isLast()) return null;
        if (takesBack) return api<RsvpJson>('DELETE', `${post}/rsvp`);
        return api<RsvpJson>('PUT', `${post}/rsvp`, { body: { answer } });
      });
      if (counts) setRsvp(counts);
    } catch (reason) {
      if (isLast()) setFailure(reason instanceof Error ? reason.message : 'That did not work. Try again.');
    } finally {
      if (isLast()) setPending(null);
    }
  }

  return (
    <fieldset className="event-answer no-print" aria-busy={pending !== null}>
      <legend>Are you coming?</legend>
      {answers.map(({ answer, label, icon }) => (
        <button
          key={answer}
          type="button"
          className={clsx('pill', pending === answer && 'pill-pending')}
          aria-pressed={rsvp.own === answer}
          onClick={() => press(answer)}
        >
          <Icon name={icon} />
          {label} <span>{rsvp[answer]}</span>
        </button>
      ))}
      {failure && <FieldError id="rsvp-error">{failure}</FieldError>}
    </fieldset>
  );
}
