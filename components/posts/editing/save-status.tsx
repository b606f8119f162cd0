import { formatDistanceStrict } from 'date-fns';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { Snapshot } from './saver';

/** Spec §4: displayed times refresh every 3 seconds. */
const refresh = 3000;

/** Where the text is, in words; "saved" only once the server said so. */
export function SaveStatus({ snapshot }: { snapshot: Snapshot }) {
  const [icon, words] = stateOf(snapshot);
  return (
    <p className="save-status">
      <Icon name={icon} />
      {/* The time ticks; only what happens is told. */}
      <span role="status">{words ?? <span className="sr-only">Saved</span>}</span>
      {words === null && snapshot.savedAt !== null && (
        <LastSaved key={snapshot.savedAt} at={snapshot.savedAt} />
      )}
    </p>
  );
}

function stateOf({ state, dirty, savedAt }: Snapshot): [IconName, string | null] {
  if (state.kind === 'saving') return ['refresh-cw', 'Saving…'];
  if (state.kind === 'retrying') return ['cloud-off', 'Not saved – retrying'];
  if (state.kind !== 'calm') return ['triangle-exclamation-point', 'Not saved'];
  if (dirty) return ['pencil', 'Unsaved changes'];
  return savedAt === null ? ['pencil', 'Nothing to save yet'] : ['check', null];
}

function LastSaved({ at }: { at: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refresh);
    return () => clearInterval(timer);
  }, []);
  // The server's clock may be ahead of this one.
  const since = now - at < 1000 ? 'just now' : formatDistanceStrict(at, now, { addSuffix: true });
  return <span suppressHydrationWarning>Last saved {since}</span>;
}
