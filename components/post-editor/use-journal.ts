'use client';

import { useEffect, useState } from 'react';
import { Journal } from './journal';
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

  useEffect(() => {
    let here = true;
    new Journal(first).read().then((entry) => {
      if (!here) return;
      if (entry) saver.restore(entry);
      setJournaled({ ready: true, restored: entry && saver.isUnsaved() ? entry.at : null });
    });
    return () => {
      here = false;
    };
  }, [saver, first]);

  useEffect(() => {
    const journal = new Journal(place);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      void journal.write(saver.unsaved());
    };
    const writeNow = () => journal.writeNow(saver.unsaved());
    const unsubscribe = saver.subscribe(() => {
      timer ??= setTimeout(write, pause);
    });
    window.addEventListener('pagehide', writeNow);
    document.addEventListener('visibilitychange', writeNow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pagehide', writeNow);
      document.removeEventListener('visibilitychange', writeNow);
      // The form of a new post is done with once the post is there.
      if (place === first && saver.read().post && !begun) void journal.write(null);
      else writeNow();
    };
  }, [saver, place, first, begun]);

  return journaled;
}
