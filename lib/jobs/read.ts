import { canAdminister } from '@/lib/account/policy';
import type { Actor } from '@/lib/auth/actor';
import { formatDateTime } from '@/lib/dates';
import { forbidden } from '@/lib/errors';
import { deadQueue } from '@/lib/jobs/queue';
import type { DeadJobJson, JobsReportJson } from '@/lib/jobs/schema';
import { pageSizes } from '@/lib/page-sizes';
import { presentPage } from '@/lib/paging';
import { type Fragment, sql } from '@/lib/sql';

type Row = Omit<DeadJobJson, 'enqueued_at' | 'failed_at'> & { enqueued_at: Date | null; failed_at: Date };

/** What waits in the queues, and the jobs that failed at every try, the latest first. Team admins only. */
export async function listJobs(actor: Actor, page: number): Promise<JobsReportJson> {
  if (!canAdminister(actor)) throw forbidden();
  const perPage = pageSizes.deadJobs;
  const [rows, [count], queues] = await Promise.all([
    sql<Row[]>`
      select id, coalesce(data->>'job', '') as job,
        case when jsonb_typeof(data->'input') = 'object' then data->'input' end as input,
        source_output->>'message' as error, coalesce(source_retry_count, 0) + 1 as tries,
        source_created_on as enqueued_at, created_on as failed_at
      from jobs.job where ${isDead()} order by created_on desc, id limit ${perPage} offset ${page * perPage}`,
    sql<[{ total: number }]>`select count(*)::int as total from jobs.job where ${isDead()}`,
    readQueues(),
  ]);
  const data = rows.map((row) => ({
    ...row,
    enqueued_at: row.enqueued_at && formatDateTime(row.enqueued_at),
    failed_at: formatDateTime(row.failed_at),
  }));
  const waiting = queues.map(({ name, count, seconds }) => ({
    name,
    waiting: count,
    seconds: Math.max(0, Math.round(seconds)),
  }));
  return { queues: waiting, ...presentPage(data, page, perPage, count.total) };
}

/** Nobody works in the dead queue: what is there waits for somebody to decide. */
export function isDead(): Fragment {
  return sql`name = ${deadQueue} and state in ('created', 'retry')`;
}

/** What is due and waits in the queues that are worked on. */
export function readQueues() {
  return sql<{ name: string; count: number; seconds: number }[]>`
    select q.name, count(j.id)::int as count,
      coalesce(extract(epoch from now() - min(j.start_after)), 0)::float8 as seconds
    from jobs.queue q
    left join jobs.job j on j.name = q.name and j.state in ('created', 'retry') and j.start_after <= now()
    where q.name in ('quick', 'slow') group by q.name order by q.name`;
}
