import { type JobPayload, openQueue } from '@/lib/jobs/queue';
import { registry } from '@/lib/jobs/registry';

/** Runs what waits in the quick queue, as a worker would; a job that fails waits for its next try. */
export async function runWaitingJobs(): Promise<void> {
  const queue = await openQueue();
  const jobs = await queue.fetch<JobPayload>('quick', { batchSize: 50 });
  for (const { id, data } of jobs) {
    const handler = registry[data.job as keyof typeof registry] as (input: unknown) => Promise<void>;
    await handler(data.input).then(
      () => queue.complete('quick', id),
      (error: Error) => queue.fail('quick', id, { message: error.message }),
    );
  }
}
