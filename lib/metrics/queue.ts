import { Gauge } from 'prom-client';
import { readQueues } from '@/lib/jobs/read';

/** What waits in the queue and for how long, asked when the metrics are. */
export function observeQueue(): void {
  const age = new Gauge({
    name: 'hearth_queue_oldest_seconds',
    help: 'How long the oldest due job has waited',
    labelNames: ['queue'],
  });
  new Gauge({
    name: 'hearth_queue_jobs',
    help: 'Jobs that are due and wait',
    labelNames: ['queue'],
    async collect() {
      this.reset();
      age.reset();
      for (const { name, count, seconds } of await readQueues().catch(() => [])) {
        this.set({ queue: name }, count);
        age.set({ queue: name }, seconds);
      }
    },
  });
}
