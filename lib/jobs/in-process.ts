import { env } from '@/lib/env';
import { openQueue } from '@/lib/jobs/queue';
import { startWorker, type Worker } from '@/lib/jobs/worker';
import { log } from '@/lib/log';

// What stops the web server asks this one by name: it is outside of the bundle.
const holder = globalThis as {
  hearthWorker?: Promise<Worker> | undefined;
  hearthStopWorker?: () => Promise<void>;
};

/** Lets a web process work, too, unless HEARTH_WORKER is 0. Nothing waits for it: pages are answered meanwhile. */
export function workInProcess(): void {
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  openQueue().catch((error: unknown) => log.error({ err: error }, 'the queue could not be opened'));
  if (env().HEARTH_WORKER === '0' || holder.hearthWorker) return;
  holder.hearthWorker = startWorker();
  holder.hearthWorker.catch((error: unknown) => log.error({ err: error }, 'the worker could not start'));
  holder.hearthStopWorker = async () => {
    await (await holder.hearthWorker)?.stop();
  };
}
