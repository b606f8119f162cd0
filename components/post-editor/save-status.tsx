'use client';

import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { useEffect, useState } from 'react';
import type { Snapshot } from './saver';

/** Shown times are refreshed this often (spec §9). */
const refreshEvery = 3000;

type Props = Pick<Snapshot, 'state' | 'savedAt'> & { dirty: boolean };

/** The state of saving in words; never "saved" before the server said so. What happens is told, the ticking is not. */
export function SaveStatus({ state, savedAt, dirty }: Props) {
  const words = {
    saving: 'Saving…',
    retrying: 'Not saved – retrying',
    refused: 'Not saved',
    conflict: 'Not saved',
  };
  const told = state.kind === 'calm' ? (dirty ? 'Unsaved changes' : '') : words[state.kind];
  return (
    <p className="text-13 text-soft">
      <span role="status">{told}</span>
      {told === '' && savedAt && <LastSaved key={savedAt.getTime()} at={savedAt} />}
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
