'use client';

import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { useEffect, useState } from 'react';
import type { Snapshot } from './save-state';

/** Shown times are refreshed this often (spec §9). */
const refreshEvery = 3000;

type Props = Pick<Snapshot, 'state' | 'savedAt'> & {
  /** On no server yet. */
  unsaved: boolean;
  /** A file of the text is still on its way. */
  uploading: boolean;
  /** Kept in the writer's working copy, and not what others read. */
  waiting: boolean;
};

/** The state of saving in words; never "saved" before the server said so. What happens is told, the ticking is not. */
export function SaveStatus({ state, savedAt, unsaved, uploading, waiting }: Props) {
  const words = {
    saving: 'Saving…',
    retrying: 'Not saved – retrying',
    refused: 'Not saved',
    conflict: 'Not saved',
    signedOut: 'Not saved',
  };
  const calm = unsaved ? 'Unsaved changes' : uploading ? 'Uploading…' : '';
  const told = state.kind === 'calm' ? calm : words[state.kind];
  return (
    <p
      className="text-13 text-soft"
      data-save-state={told === '' && !unsaved ? 'saved' : 'unsaved'}
      data-live={!waiting && !unsaved}
    >
      <span role="status">{told}</span>
      {told === '' && !savedAt && !waiting && 'No changes yet'}
      {told === '' && savedAt && <LastSaved key={savedAt.getTime()} at={savedAt} />}
      {told === '' && waiting && (savedAt ? ', not live yet' : 'Saved, not live yet')}
    </p>
  );
}

function LastSaved({ at }: { at: Date }) {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshEvery);
    return () => clearInterval(timer);
  }, []);
  return `Last saved ${now > at ? formatDistanceStrict(at, now, { addSuffix: true }) : 'just now'}`;
}
