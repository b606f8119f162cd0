'use client';

import { useEffect, useState } from 'react';

/** Long enough that nobody is in the middle of a word. */
const pause = 1200;

/** Once `wanted`, whether the writer has paused: what opens under their hands would take the next keys. */
export function useStillness(wanted: boolean): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    if (!wanted) return setStill(false);
    let timer = setTimeout(() => setStill(true), pause);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setStill(true), pause);
    };
    window.addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', wait, true);
    };
  }, [wanted]);
  return wanted && still;
}
