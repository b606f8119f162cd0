'use client';

import { useEffect, useState } from 'react';
import { api } from '@/lib/client/api';
import type { EditedPost } from '@/lib/posts/edit';
import { postApiUrl } from '@/lib/urls';
import type { EditingJson } from '@/lib/working-copies/schema';

/** Twice within the time that the server believes one sign of life (lib/working-copies/editing.ts). */
const beat = 20_000;

/** Says that this post is open here, and learns who else has it open and which version is the latest. */
export function useOthers(post: EditedPost | null): EditingJson | null {
  const [editing, setEditing] = useState<EditingJson | null>(null);
  const path = post && `${postApiUrl(post)}/editing`;
  useEffect(() => {
    if (!path) return;
    let here = true;
    let told = false;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      told = true;
      // A failure shows where saving fails; here the next beat asks again.
      api<EditingJson>('POST', path).then(
        (answer) => here && setEditing(answer),
        () => undefined,
      );
    };
    const leave = () => {
      if (told) api('DELETE', path, { keepalive: true }).catch(() => undefined);
      told = false;
    };
    // Not before the page is complete: its token may stand behind what is still coming.
    const first = setTimeout(ask, 1000);
    const timer = setInterval(ask, beat);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('pagehide', leave);
    return () => {
      here = false;
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [path]);
  return editing;
}
