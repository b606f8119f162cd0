'use client';

import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { useEffect, useState } from 'react';
import type { SaveState } from './use-post-draft';

/** Shown times are refreshed this often (spec §9). */
const refreshEvery = 3000;

/** The state of saving in words; never "saved" before the server said so. */
export function SaveStatus({ saving, savedAt, failure }: SaveState) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshEvery);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="text-13 text-soft" role="status">
      {textOf()}
    </p>
  );

  function textOf() {
    if (saving) return 'Saving…';
    if (failure) return failure.status === 0 || failure.status >= 500 ? 'Not saved – retrying' : 'Not saved';
    if (!savedAt) return '';
    const until = now < savedAt ? savedAt : now;
    return `Last saved ${formatDistanceStrict(savedAt, until, { addSuffix: true })}`;
  }
}
