import cluster from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

/** A process that dies sooner is not started again at once, so that a fault does not eat the machine. */
const YOUNG_MS = 5000;

/**
 * Several web processes behind one port. What one of them cannot answer any more another one does; a dead one is
 * replaced. The first also works, unless that is left to somebody else.
 *
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<import('./boot.mjs').Serving>} once all of them answer
 */
export async function serve({ processes }) {
  cluster.setupPrimary({ exec: inRoot('scripts/lib/web-process.mjs') });
  let stopping = false;
  const first = Array.from({ length: processes }, (_, index) => fork(index));
  await Promise.all(first.map(ready));
  for (const [index, worker] of first.entries()) supervise(worker, index);

  return {
    failed: new Promise(() => {}),
    hurry: () => signalAll('SIGINT'),
    async stop() {
      stopping = true;
      const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const ended = running.map((worker) => once(worker, 'exit'));
      signalAll('SIGTERM');
      await Promise.all(ended);
    },
  };

  /**
   * @param {import('node:cluster').Worker} worker
   * @param {number} index
   */
  function supervise(worker, index) {
    const started = Date.now();
    worker.once('exit', async (code, signal) => {
      if (stopping) return;
      console.error(`A web process ended (${signal ?? `exit code ${code}`}); starting another one.`);
      if (Date.now() - started < YOUNG_MS) await sleep(YOUNG_MS);
      if (!stopping) supervise(fork(index), index);
    });
  }
}

/** @param {number} index */
function fork(index) {
  const { HEARTH_WORKER, METRICS_PORT } = process.env;
  return cluster.fork({
    ...(index > 0 ? { HEARTH_WORKER: '0' } : HEARTH_WORKER && { HEARTH_WORKER }),
    ...(METRICS_PORT && { METRICS_PORT: String(Number(METRICS_PORT) + index) }),
  });
}

/** @param {import('node:cluster').Worker} worker */
async function ready(worker) {
  const ended = once(worker, 'exit').then(() => {
    throw new Failure('A web process did not start (see above).');
  });
  await Promise.race([once(worker, 'message'), ended]);
  ended.catch(() => {});
}

/** @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
}
