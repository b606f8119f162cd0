'use client';

import { useEffect, useState } from 'react';
import { Journal } from './journal';
import { hold } from './own-name';
import type { PostSaver } from './saver';

/** A record is written this long after the first change it holds. */
const pause = 100;

type Journaled = { ready: boolean; restored: number | null };

/**
 * Keeps in the browser what no server acknowledged, and goes on with it after a crash or a reload.
 * @param place names the post, or the form of a new one
 * @returns `restored`: when the restored words were written, null when there were none; `ready`: they were looked for.
 *   What is written into the text before that would be gone when they come.
 */
export function useJournal(saver: PostSaver, place: string): Journaled {
  const [{ first, begun }] = useState(() => ({ first: place, begun: saver.read().post !== null }));
  const [journaled, setJournaled] = useState<Journaled>({ ready: false, restored: null });
  const own = useOwnName(first, begun);
  const name = place === first ? own : place;

  useEffect(() => {
    if (own === null) return;
    let here = true;
    new Journal(own).read().then((entry) => {
      if (!here) return;
      // A form that was faster than its name is a post by now, and those words belong to another.
      const wanted = entry && (begun || !saver.read().post) ? entry : null;
      if (wanted) saver.restore(wanted);
      setJournaled({ ready: true, restored: wanted && saver.isUnsaved() ? wanted.at : null });
    });
    return () => {
      here = false;
    };
  }, [saver, own, begun]);

  useEffect(() => {
    if (name === null) return;
    const journal = new Journal(name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      void journal.write(saver.unsaved());
    };
    const writeSoon = () => {
      timer ??= setTimeout(write, pause);
    };
    const writeNow = () => journal.writeNow(saver.unsaved());
    // What was written before the name was there.
    if (saver.isUnsaved()) writeSoon();
    const unsubscribe = saver.subscribe(writeSoon);
    window.addEventListener('pagehide', writeNow);
    document.addEventListener('visibilitychange', writeNow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pagehide', writeNow);
      document.removeEventListener('visibilitychange', writeNow);
      // The form of a new post is done with once the post is there.
      if (name === own && saver.read().post && !begun) void journal.write(null);
      else writeNow();
    };
  }, [saver, name, own, begun]);

  return journaled;
}

/** The same form in another tab is another post, with words of its own. A post that is there has its versions. */
function useOwnName(name: string, shared: boolean): string | null {
  const [own, setOwn] = useState(shared ? name : null);
  useEffect(() => {
    if (shared) return;
    let here = true;
    const held = hold(name);
    held.name.then((free) => here && setOwn(free));
    return () => {
      here = false;
      held.release();
    };
  }, [name, shared]);
  return own;
}
