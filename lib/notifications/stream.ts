import { log } from '@/lib/log';
import { channel } from '@/lib/notifications/tell';
import { directSql } from '@/lib/sql';

type Subscriber = { userId: number; changed: () => void };

// On globalThis, since `next dev` evaluates this module anew; one listening connection a process is enough.
const holder = globalThis as {
  hearthListening?: Promise<unknown> | undefined;
  hearthSubscribers?: Set<Subscriber>;
};
holder.hearthSubscribers ??= new Set();
const subscribers = holder.hearthSubscribers;

/**
 * Calls back whenever something of a person's notifications changed, in whichever process; answers how to end that. The
 * connection is made again when the database restarts, and what was missed meanwhile counts as a change.
 */
export function subscribe(userId: number, changed: () => void): () => void {
  listenOnce();
  const subscriber = { userId, changed };
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

function listenOnce(): void {
  holder.hearthListening ??= directSql()
    .listen(channel, tell, tellAll)
    .catch((error: unknown) => {
      holder.hearthListening = undefined;
      log.error({ err: error }, 'notifications cannot be heard');
    });
}

function tell(payload: string): void {
  const ids = new Set(payload.split(',').map(Number));
  for (const { userId, changed } of subscribers) if (ids.has(userId)) changed();
}

function tellAll(): void {
  for (const { changed } of subscribers) changed();
}
