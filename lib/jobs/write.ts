import { fromPrisma } from 'pg-boss';
import { canAdminister } from '@/lib/account/policy';
import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { prisma, type Transaction } from '@/lib/db';
import { forbidden, notFound } from '@/lib/errors';
import { deadQueue, openQueue } from '@/lib/jobs/queue';
import { isDead } from '@/lib/jobs/read';
import { sql } from '@/lib/sql';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Puts a job that was given up back into its queue, with all its tries. */
export async function retryJob(actor: Actor, id: string): Promise<void> {
  const job = await findDead(actor, id);
  const queue = await openQueue();
  await decide(actor, job, 'job.retry', (tx) =>
    queue.redrive(deadQueue, { ids: [job.id], db: fromPrisma(tx) }),
  );
}

/** What it was to do is never done. */
export async function discardJob(actor: Actor, id: string): Promise<void> {
  const job = await findDead(actor, id);
  await decide(
    actor,
    job,
    'job.discard',
    (tx) => tx.$executeRaw`delete from jobs.job where name = ${deadQueue} and id = ${job.id}::uuid`,
  );
}

type DeadJob = { id: string; job: string; input: Record<string, unknown> | null };

async function findDead(actor: Actor, id: string): Promise<DeadJob> {
  if (!canAdminister(actor)) throw forbidden();
  const [found] = uuid.test(id)
    ? await sql<DeadJob[]>`
        select id, coalesce(data->>'job', '') as job,
          case when jsonb_typeof(data->'input') = 'object' then data->'input' end as input
        from jobs.job where ${isDead()} and id = ${id}::uuid`
    : [];
  if (!found) throw notFound();
  return found;
}

/** Of two admins who decide at once the second finds nothing. */
function decide(
  actor: Actor,
  { job, input }: DeadJob,
  action: 'job.retry' | 'job.discard',
  run: (tx: Transaction) => Promise<number>,
): Promise<void> {
  return prisma.$transaction(async (tx) => {
    if ((await run(tx)) === 0) throw notFound();
    await recordAudit(tx, {
      actor,
      action,
      subject: { type: 'job', name: job },
      ...(input && { before: input }),
    });
  });
}
