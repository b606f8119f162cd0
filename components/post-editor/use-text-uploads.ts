'use client';

import { useCallback, useRef, useState } from 'react';
import type { TextUploads } from '@/components/editor/features/text-uploads';

/** The files that the text still waits for, as the editor tells of them, and a way to wait with it. */
export function useTextUploads() {
  const [uploads, setUploads] = useState<TextUploads>({ running: 0, failed: 0 });
  const latest = useRef(uploads);
  const waiting = useRef<(() => void)[]>([]);

  const onUploads = useCallback((next: TextUploads) => {
    latest.current = next;
    setUploads(next);
    if (next.running === 0) for (const go of waiting.current.splice(0)) go();
  }, []);

  /** Answers whether all of them arrived, once none is on its way. */
  const arrival = useCallback(async (): Promise<boolean> => {
    if (latest.current.running > 0) await new Promise<void>((go) => waiting.current.push(go));
    return latest.current.failed === 0;
  }, []);

  return { uploads, onUploads, arrival };
}
