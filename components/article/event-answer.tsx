'use client';

import { useState } from 'react';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { api } from '@/lib/client/api';
import { useSave } from '@/lib/client/use-save';
import type { EventAnswer as Answer, RsvpJson } from '@/lib/posts/schema';

const answers: readonly { answer: Answer; label: string; icon: 'check' | 'hourglass' | 'x' }[] = [
  { answer: 'yes', label: 'Yes', icon: 'check' },
  { answer: 'maybe', label: 'Maybe', icon: 'hourglass' },
  { answer: 'no', label: 'No', icon: 'x' },
];

/** Whether one comes, and how many others do; pressing one's answer again takes it back. */
export function EventAnswer({ post, initial }: { post: string; initial: RsvpJson }) {
  const [rsvp, setRsvp] = useState(initial);
  const { save, pending, failure } = useSave();
  const press = (answer: Answer) =>
    save(
      () =>
        rsvp.own === answer
          ? api<RsvpJson>('DELETE', `${post}/rsvp`)
          : api<RsvpJson>('PUT', `${post}/rsvp`, { body: { answer } }),
      (counts) => {
        setRsvp(counts);
        return null;
      },
    );
  return (
    <fieldset className="event-answer no-print" aria-busy={pending}>
      <legend>Are you coming?</legend>
      {answers.map(({ answer, label, icon }) => (
        <button
          key={answer}
          type="button"
          className="pill"
          aria-pressed={rsvp.own === answer}
          onClick={() => press(answer)}
        >
          <Icon name={icon} />
          {label} <span>{rsvp[answer]}</span>
        </button>
      ))}
      {failure && <FieldError id="rsvp-error">{failure.message}</FieldError>}
    </fieldset>
  );
}
