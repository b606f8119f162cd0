import { useEffect, useReducer, useRef, useState } from 'react';
import { listEarlyInput } from '@/lib/client/early-input';
import { useLeaveWarning } from './use-leave-warning';

/**
 * Whether a form holds anything that is not saved, with the warning before it is left behind. `form` and `onChange` go on
 * the form; `keep` runs a save, after which what was sent counts as saved, not what was typed meanwhile.
 */
export function useUnsaved() {
  const form = useRef<HTMLFormElement>(null);
  const saved = useRef('');
  const [dirty, setDirty] = useState(false);
  const [, onChange] = useReducer((count: number) => count + 1, 0);
  useLeaveWarning(() => dirty);

  useEffect(() => {
    const early = form.current !== null && listEarlyInput(form.current).length > 0;
    saved.current = early ? '' : contentOf(form.current);
  }, []);
  // After the render that follows a change, so that fields which the page itself fills in are seen, too.
  useEffect(() => setDirty(contentOf(form.current) !== saved.current));

  async function keep(save: () => Promise<boolean>): Promise<boolean> {
    const sent = contentOf(form.current);
    const done = await save();
    if (done) {
      saved.current = sent;
      onChange();
    }
    return done;
  }

  return { form, dirty, onChange, keep };
}

function contentOf(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)]) : '';
}
