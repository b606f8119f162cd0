import { fromPrisma, PgBoss } from 'pg-boss';
import type { Transaction } from '@/lib/db';
import type { Jobs } from '@/lib/jobs/registry';
import { log } from '@/lib/log';
import { sql } from '@/lib/sql';

/** The schema pg-boss keeps its tables in; made by a migration. */
export const schema = 'jobs';
export const deadQueue = 'dead';

/** What takes seconds must not wait behind what takes minutes. */
export type Speed = 'quick' | 'slow';

export type JobPayload = { job: string; input: unknown };

type Options = {
  speed?: Speed;
  startAfter?: Date;
  /** While a job with this key waits or runs, another one is not added for `seconds`. */
  once?: { key: string; seconds: number };
};

const holder = globalThis as { hearthQueue?: Promise<PgBoss> | undefined };

/**
 * Adds a job in the caller's transaction: it is there exactly when what the caller wrote is. Jobs run at least once, so
 * their handlers change nothing when they run again.
 */
export async function enqueue<Name extends keyof Jobs>(
  tx: Transaction,
  job: Name,
  input: Jobs[Name],
  { speed = 'quick', startAfter, once }: Options = {},
): Promise<void> {
  const queue = await openQueue();
  await queue.send(speed, { job, input } satisfies JobPayload, {
    db: fromPrisma(tx),
    ...(startAfter && { startAfter }),
    ...(once && { singletonKey: once.key, singletonSeconds: once.seconds }),
  });
}

/** The same for many at once, in one statement. */
export async function enqueueAll<Name extends keyof Jobs>(
  tx: Transaction,
  job: Name,
  inputs: Jobs[Name][],
): Promise<void> {
  if (inputs.length === 0) return;
  const queue = await openQueue();
  const jobs = inputs.map((input) => ({ data: { job, input } satisfies JobPayload }));
  await queue.insert('quick', jobs, { db: fromPrisma(tx) });
}

/** For sending and asking; opened at first use over the application's own connections, and never works. */
export function openQueue(): Promise<PgBoss> {
  holder.hearthQueue ??= open().catch((error: unknown) => {
    holder.hearthQueue = undefined;
    throw error;
  });
  return holder.hearthQueue;
}

async function open(): Promise<PgBoss> {
  const queue = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: [...(await sql.unsafe(text, values as never[]))] }) },
    queueCacheIntervalSeconds: 3600,
    schema,
    migrate: false,
    supervise: false,
    schedule: false,
    clock: idleClock,
  });
  queue.on('error', (error) => log.error({ err: error }, 'the queue failed'));
  return queue.start();
}

/** Its timers keep no process alive that has nothing else to do. */
const idleClock = {
  now: Date.now,
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms).unref(),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run: () => void, ms: number) => setInterval(run, ms).unref(),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
};
