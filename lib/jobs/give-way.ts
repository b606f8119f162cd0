import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request that came so lately means that somebody waits, and that more may come. */
const quietMs = 25;
/** Work that gives way goes on all the same: a little of it in so much time, however busy the process is. */
const longestMs = 100;

let lastRequest = Number.NEGATIVE_INFINITY;
subscribe('http.server.request.start', () => {
  lastRequest = performance.now();
});

/**
 * Lets requests go first: what nobody waits for calls this before each piece of its work. At once in a process that has
 * none to answer, such as a worker of its own.
 */
export async function giveWay(): Promise<void> {
  const latest = performance.now() + longestMs;
  while (performance.now() < Math.min(lastRequest + quietMs, latest)) await sleep(quietMs);
}
