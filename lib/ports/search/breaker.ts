import { log } from '@/lib/log';

/** For so long nobody waits for an engine that just failed. */
const restMs = 10_000;
const limitMs = 1500;

// Kept on globalThis: `next dev` evaluates this module anew on each change.
const holder = globalThis as { hearthSearchRestsUntil?: number };

export function isResting(): boolean {
  return (holder.hearthSearchRestsUntil ?? 0) > Date.now();
}

/** An answer in time, or a failure at once after which the engine is left alone for a while. */
export async function guarded<T>(ask: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('The search engine did not answer in time.')), limitMs);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    rest(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

export function rest(error: unknown): void {
  if (!isResting()) log.warn({ err: error }, 'the search engine failed, PostgreSQL answers');
  holder.hearthSearchRestsUntil = Date.now() + restMs;
}

export function recover(): void {
  delete holder.hearthSearchRestsUntil;
}
