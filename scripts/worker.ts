import { closeDatabase } from '@/lib/db';
import { startWorker } from '@/lib/jobs/worker';

// Works until it is told to stop; then finishes what runs.
const worker = await startWorker();
console.log('The worker is ready.');
const stop = async () => {
  await worker.stop();
  await closeDatabase();
  process.exit();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
// Its timers alone would let the process end.
setInterval(() => undefined, 60_000);
