import { toast } from './toast';

/** Seconds between attempts; the last wait repeats. */
const waits = [1, 2, 4, 8, 15];

/**
 * Fetches a part of the page, and again until it comes. Left to itself a part that fails takes the whole page with it,
 * and with the page the text that somebody is writing.
 */
export function patient<T>(fetch: () => Promise<T>): () => Promise<T> {
  return async () => {
    for (let failures = 0; ; failures++) {
      try {
        return await fetch();
      } catch {
        if (failures === 1) toast.error('A part of this page could not be fetched yet; it is tried again.');
        await turn(waits[Math.min(failures, waits.length - 1)] ?? 15);
      }
    }
  };
}

/** The time is over, or the connection is back. */
function turn(seconds: number): Promise<void> {
  return new Promise((settle) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      settle();
    };
    const timer = setTimeout(go, seconds * 1000);
    window.addEventListener('online', go);
  });
}
