import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';
import { useTestSmtp } from '@/lib/testing/smtp';
import { bundleWorker, kill, type WorkerProgram } from '@/lib/testing/worker';

useTestDatabase();
const smtp = useTestSmtp();

const posts = 200;
let program: WorkerProgram;

beforeAll(async () => {
  program = await bundleWorker();
});
afterAll(() => program.remove());

const count = async (from: string) =>
  Number((await sql.unsafe(`select count(*)::int as n from ${from}`))[0]?.n);

async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await sleep(50);
}

/** A killed worker is known by its silence, of twenty seconds: those pass here at once. */
const letTimePass = () =>
  sql`update jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`;

/** Between the commit of a mail and its last line nobody can tell whether it was sent: no kill may fall there. */
async function killWhileItWaits(worker: ChildProcess): Promise<void> {
  await smtp.pause();
  await kill(worker);
  smtp.resume();
}

/** Two hundred scheduled posts whose time has come, in an open group with two readers. */
async function schedule(): Promise<void> {
  await sql`insert into account (id, name, domain) values (1, 'Fika', 'fika') on conflict do nothing`;
  // Places are there already: loading them is no part of this.
  await sql`insert into places (id, description, search, population, lat, lng) values (1, 'X', 'x', 1, 0, 0)`;
  const author = await addActor();
  await Promise.all([addActor(), addActor()]);
  await addPosts((await addGroup()).id, posts, { authorId: author.id });
  await sql`update posts set announced_at = null, notify = true`;
  await sql`delete from search_documents`;
}

test('two hundred scheduled posts are announced once each although the worker is killed three times', async () => {
  await schedule();
  for (const share of [60, 160, 280]) {
    const worker = program.start({ SMTP_URL: smtp.url });
    await until(async () => (await count('notifications')) >= share);
    await killWhileItWaits(worker);
    await letTimePass();
  }
  const last = program.start({ SMTP_URL: smtp.url });
  await until(async () => (await count('notifications where mailed_at is not null')) === 2 * posts);
  await until(async () => smtp.got.length >= 2 * posts);
  await kill(last);
  const mails = new Set(smtp.got.map(({ to, mail }) => `${to} ${mail.subject}`));
  expect([mails.size, smtp.got.length]).toEqual([2 * posts, 2 * posts]);
  expect(await count('search_documents where post_id is not null')).toBe(posts);
}, 120_000);
