import { Gauge } from 'prom-client';
import { sql } from '@/lib/sql';

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
      for (const { name, count, seconds } of await readQueues()) {
        this.set({ queue: name }, count);
        age.set({ queue: name }, seconds);
      }
    },
  });
}

function readQueues() {
  return sql<{ name: string; count: number; seconds: number }[]>`
    select name, count(*)::int as count, extract(epoch from now() - min(start_after))::float8 as seconds
    from jobs.job where state in ('created', 'retry') and start_after <= now() group by name`.catch(() => []);
}
