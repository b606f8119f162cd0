import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import { directUrl } from '@/lib/env';
import { type JobPayload, type Speed, schema } from '@/lib/jobs/queue';
import { registry, schedule, ticks } from '@/lib/jobs/registry';
import { log } from '@/lib/log';

export type Worker = {
  /** Takes no more jobs and lets those that run finish, for so long. */
  stop: () => Promise<void>;
};

const tickSeconds = 5;
/** What takes longer, as on a connection that broke without a word, is not waited for: it can be begun again beside. */
const longestTickMs = 120_000;
/** Shorter than the ten seconds a process gets to stop; what is cut off is taken up again elsewhere. */
const drainMs = 7000;
/** How many jobs a worker takes at a time, one after the other; while they are that many it asks on without a pause. */
const batches: Record<Speed, number> = { quick: 20, slow: 2 };

const pace = { burstWhenBatchFull: true, perJobResults: true, notifyPollingIntervalSeconds: 10 } as const;

export async function startWorker(): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: directUrl(),
    application_name: 'hearth-jobs',
    schema,
    createSchema: false,
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    // A worker that was killed is known by its missing heartbeat within this time.
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the queue failed'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the queue warns'));
  await startPatiently(boss);
  await keepSchedule(boss);
  for (const [queue, batchSize] of Object.entries(batches)) {
    await boss.work(queue, { ...pace, batchSize }, runJobs);
  }
  const stopTicking = keepTicking();
  return {
    async stop() {
      await Promise.all([stopTicking(), boss.stop({ timeout: drainMs })]);
    },
  };
}

/** A database that restarts just then must not leave the process without a worker. */
async function startPatiently(boss: PgBoss): Promise<void> {
  for (let wait = 1000; ; wait = Math.min(wait * 2, 30_000)) {
    try {
      await boss.start();
      return;
    } catch (error) {
      log.error({ err: error }, 'the worker could not start and tries again');
      await sleep(wait, undefined, { ref: false });
    }
  }
}

async function keepSchedule(boss: PgBoss): Promise<void> {
  for (const { job, cron, speed } of schedule) {
    await boss.schedule(speed, cron, { job, input: null } satisfies JobPayload, { key: job });
  }
  const current = new Set<string>(schedule.map(({ job }) => job));
  for (const { name, key } of await boss.getSchedules()) {
    if (!current.has(key)) await boss.unschedule(name, key);
  }
}

async function runJobs(jobs: Job<JobPayload>[]): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of jobs) results.push(await runJob(job));
  return results;
}

async function runJob({ id, data, signal }: Job<JobPayload>): Promise<JobResult> {
  try {
    await handlerOf(data.job)(data.input, signal);
    return { id, status: 'completed' };
  } catch (error) {
    log.error({ err: error, job: data.job, id }, 'a job failed');
    return {
      id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}

function handlerOf(name: string) {
  const found = Object.entries(registry).find(([job]) => job === name);
  if (!found) throw new Error(`There is no job ${name} in this version.`);
  // What enqueue() took for this name is what comes back.
  return found[1] as (input: unknown, signal: AbortSignal) => Promise<void>;
}

/** Runs each tick again and again, a pause apart; answers how to end that. */
function keepTicking(): () => Promise<unknown> {
  const end = new AbortController();
  const ticking = ticks.map(async ({ name, run }) => {
    while (!end.signal.aborted) {
      const done = run().catch((error: unknown) => log.error({ err: error, tick: name }, 'a tick failed'));
      const late = new AbortController();
      const options = { signal: AbortSignal.any([late.signal, end.signal]), ref: false };
      await Promise.race([done, sleep(longestTickMs, undefined, options).catch(() => done)]);
      late.abort();
      await sleep(tickSeconds * 1000, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  });
  return () => {
    end.abort();
    return Promise.race([Promise.all(ticking), sleep(drainMs, undefined, { ref: false })]);
  };
}
