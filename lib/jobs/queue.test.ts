import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { prisma } from '@/lib/db';
import { announceDue } from '@/lib/jobs/announce-due';
import { cleanUp } from '@/lib/jobs/clean-up';
import { enqueue } from '@/lib/jobs/queue';
import { startWorker, type Worker } from '@/lib/jobs/worker';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { useTestFiles } from '@/lib/testing/files';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();
useTestFiles();

const states = async () =>
  (await sql`select state from jobs.job order by created_on`).map(({ state }) => state);

async function eventually(check: () => Promise<boolean>, within = 15_000): Promise<void> {
  for (const until = Date.now() + within; Date.now() < until; await sleep(100)) if (await check()) return;
  throw new Error('It did not happen.');
}

test('a job of a transaction that is taken back is never there', async () => {
  const failed = prisma.$transaction(async (tx) => {
    await enqueue(tx, 'announce-due', undefined);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await states()).toEqual([]);
});

test('posts whose time has come are announced once, by several workers at once', async () => {
  const actor = await addActor();
  const { id } = await addGroup();
  await addPosts(id, 150, { authorId: actor.id });
  await sql`update posts set announced_at = null`;
  await sql`update posts set published_at = now() + interval '1 hour' where position <= 20`;
  await Promise.all([announceDue(), announceDue(), announceDue()]);
  expect(
    await sql`select count(*)::int, count(distinct data->'input'->>'postId')::int as posts from jobs.job`,
  ).toEqual([{ count: 130, posts: 130 }]);
});

test('clean-up removes what has expired and nothing else', async () => {
  const [gone, kept] = [await addActor(), await addActor()];
  await sql`update sessions set expires_at = now() - interval '1 minute' where id = ${gone.sessionId}`;
  await cleanUp();
  const rows = await sql`select id from sessions where id in ${sql([gone.sessionId, kept.sessionId])}`;
  expect(rows).toEqual([{ id: kept.sessionId }]);
});

let worker: Worker | undefined;
afterAll(() => worker?.stop());

test('a worker takes up what waits, and at once what comes', async () => {
  worker = await startWorker();
  await eventually(async () => (await states()).every((state) => state === 'completed'));
  await enqueue(prisma, 'announce-post', { postId: 1 });
  await eventually(async () => (await states()).every((state) => state === 'completed'), 5000);
}, 40_000);
