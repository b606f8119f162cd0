import { beforeEach, expect, test } from 'vitest';
import { pageAudit } from '@/lib/audit/read';
import type { Actor } from '@/lib/auth/actor';
import { openQueue } from '@/lib/jobs/queue';
import { listJobs } from '@/lib/jobs/read';
import { discardJob, retryJob } from '@/lib/jobs/write';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';

useTestDatabase();

let admin: Actor;
const data = { job: 'announce-post', input: { postId: 7 } };

beforeEach(async () => {
  await sql`delete from jobs.job`;
  await sql`insert into account (id, name, domain) values (1, 'Fika', 'fika') on conflict do nothing`;
  admin = await addActor({ admin: true });
});

/** A job that fails at its only try, as a worker fails it. */
async function fail(): Promise<string> {
  const queue = await openQueue();
  await queue.send('quick', data, { retryLimit: 0 });
  const [job] = await queue.fetch('quick');
  await queue.fail('quick', job?.id ?? '', { message: 'The disk is full.' });
  const [dead] = (await listJobs(admin, 0)).data;
  return dead?.id ?? '';
}

test('a job that failed at every try is shown with its error', async () => {
  await fail();
  expect(await listJobs(admin, 0)).toMatchObject({
    total: 1,
    data: [{ job: 'announce-post', input: { postId: 7 }, error: 'The disk is full.', tries: 1 }],
    queues: [{ name: 'quick', waiting: 0 }, { name: 'slow' }],
  });
});

test('tried again it waits in its own queue as it was, and that is written down', async () => {
  await retryJob(admin, await fail());
  expect(
    await sql`select data, retry_limit from jobs.job where name = 'quick' and state = 'created'`,
  ).toEqual([{ data, retry_limit: 6 }]);
  expect(await listJobs(admin, 0)).toMatchObject({ total: 0, queues: [{ waiting: 1 }, { waiting: 0 }] });
  const { data: entries } = await pageAudit(admin, { page: 0, area: 'job' });
  expect(entries[0]).toMatchObject({ action: 'job.retry', subject: { name: 'announce-post' } });
});

test('discarded it is gone, and a second decision finds nothing', async () => {
  const id = await fail();
  await discardJob(admin, id);
  expect((await listJobs(admin, 0)).total).toBe(0);
  await expect(retryJob(admin, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(retryJob(admin, 'none')).rejects.toMatchObject({ code: 'not_found' });
});

test('only team admins see and decide', async () => {
  const [id, member] = [await fail(), await addActor()];
  for (const tried of [listJobs(member, 0), retryJob(member, id), discardJob(member, id)])
    await expect(tried).rejects.toMatchObject({ code: 'forbidden' });
});
