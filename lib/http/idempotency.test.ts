import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { once } from '@/lib/http/idempotency';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';

useTestDatabase();

let userId: number;
const run = vi.fn(async () => ({ status: 201, body: { id: run.mock.calls.length } as unknown }));

beforeEach(async () => {
  userId = (await addActor()).id;
  run.mockClear();
});

const stillAllowed = vi.fn(async (_kept: unknown) => undefined);

const ask = (claim: { userId?: number; key?: string; request?: string; patience?: number } = {}) =>
  once({ userId, key: 'k', request: 'POST /api/groups', patience: 2000, ...claim }, run, stillAllowed);

test('the same key gets the first answer, and nothing is done twice', async () => {
  expect(await ask()).toEqual({ status: 201, body: { id: 1 } });
  expect(await ask()).toEqual({ status: 201, body: { id: 1 } });
  expect(run).toHaveBeenCalledOnce();
});

test('an answer is not told again to who may not hear it any more', async () => {
  await ask();
  stillAllowed.mockRejectedValueOnce(new Error('hidden'));
  await expect(ask()).rejects.toThrow('hidden');
  expect(stillAllowed).toHaveBeenCalledWith({ id: 1 });
});

test('an answer without a body is one, too', async () => {
  run.mockResolvedValueOnce({ status: 204, body: undefined });
  await ask();
  expect((await ask()).status).toBe(204);
  expect(run).toHaveBeenCalledOnce();
});

test('keys belong to a person', async () => {
  await ask();
  expect((await ask({ userId: (await addActor()).id })).body).toEqual({ id: 2 });
});

test('a key of another request is a conflict', async () => {
  await ask();
  await expect(ask({ request: 'POST /api/groups/news/posts' })).rejects.toMatchObject({ code: 'conflict' });
});

test('of twenty at once one works, and the others get its answer', async () => {
  run.mockImplementationOnce(async () => {
    await sleep(200);
    return { status: 201, body: { id: 1 } };
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(run).toHaveBeenCalledOnce();
  expect(answers).toEqual(answers.map(() => ({ status: 201, body: { id: 1 } })));
});

test('when the first of several fails, the next one works', async () => {
  run.mockImplementationOnce(async () => {
    await sleep(100);
    throw new Error('broken');
  });
  const settled = await Promise.allSettled([ask(), ask(), ask()]);
  const answered = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.body] : []));
  expect(answered).toEqual([{ id: 2 }, { id: 2 }]);
});

test('what cannot be kept is made anew', async () => {
  const response = () => ({ status: 201, body: new Response() });
  run.mockImplementationOnce(async () => response()).mockImplementationOnce(async () => response());
  expect([(await ask()).body, (await ask()).body].every((body) => body instanceof Response)).toBe(true);
  expect(await sql`select key from idempotency_keys where user_id = ${userId}`).toEqual([]);
});

test('a failure frees the key', async () => {
  run.mockRejectedValueOnce(new Error('broken'));
  await expect(ask()).rejects.toThrow('broken');
  expect((await ask()).status).toBe(201);
});

test('a request that never ended, because its process was killed, holds the key for a minute', async () => {
  const claim = (ago: string) => sql`
    insert into idempotency_keys (user_id, key, request, created_at)
    values (${userId}, 'k', 'POST /api/groups', now() - ${ago}::interval)
    on conflict (user_id, key) do update set created_at = excluded.created_at`;
  await claim('50 seconds');
  await expect(ask({ patience: 100 })).rejects.toMatchObject({ code: 'conflict' });
  await claim('61 seconds');
  expect((await ask()).status).toBe(201);
});

test('after 24 hours the key is new', async () => {
  await ask();
  await sql`update idempotency_keys set created_at = now() - interval '25 hours' where user_id = ${userId}`;
  expect((await ask()).body).toEqual({ id: 2 });
});

test('a key has at most 200 characters', async () => {
  await expect(ask({ key: 'k'.repeat(201) })).rejects.toMatchObject({ code: 'bad_request' });
  expect(run).not.toHaveBeenCalled();
});
