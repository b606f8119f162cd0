import { setTimeout as sleep } from 'node:timers/promises';
import { prisma } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { sql } from '@/lib/sql';

type Answer = { status: number; body: unknown };

/** `patience`: for how many milliseconds the first of several at once is waited for. */
type Claim = { userId: number; key: string; request: string; patience?: number };

/**
 * Runs a POST once for its Idempotency-Key: the key is claimed first, so of several at once one works, and the others
 * wait for its answer; a failed attempt frees the key, and one that a killed process left behind does so after a minute.
 * Repeats within 24 hours get the first answer, unless `stillAllowed` throws: what it tells may have been taken from
 * this person since. What is answered as a stream or by its headers alone cannot be kept: it is made anew.
 */
export async function once(
  claim: Claim,
  run: () => Promise<Answer>,
  stillAllowed: (kept: unknown) => Promise<void>,
): Promise<Answer> {
  if (claim.key.length > 200)
    throw new AppError('bad_request', 'Idempotency-Key can have at most 200 characters.');
  const earlier = await takeKey(claim);
  if (earlier) {
    await stillAllowed(earlier.body);
    return earlier;
  }
  try {
    const answer = await run();
    await (answer.body instanceof Response ? freeKey(claim) : keep(claim, answer));
    return answer;
  } catch (error) {
    await freeKey(claim);
    throw error;
  }
}

async function keep({ userId, key }: Claim, { status, body }: Answer): Promise<void> {
  await prisma.idempotencyKey.update({
    where: { userId_key: { userId, key } },
    data: { status, body: body === undefined ? {} : JSON.parse(JSON.stringify(body)) },
  });
}

async function freeKey({ userId, key }: Claim): Promise<void> {
  await prisma.idempotencyKey.deleteMany({ where: { userId, key } });
}

/** Null when the key is the caller's now; else the first answer. */
async function takeKey(claim: Claim): Promise<Answer | null> {
  const until = Date.now() + (claim.patience ?? 10_000);
  while (!(await claimKey(claim))) {
    const answer = await waitForAnswer(claim, until);
    if (answer) return answer;
  }
  return null;
}

async function claimKey({ userId, key, request }: Claim): Promise<boolean> {
  await sql`
    delete from idempotency_keys where user_id = ${userId} and key = ${key} and created_at < now()
      - case when status is null then interval '1 minute' else interval '24 hours' end`;
  const claimed = await sql`
    insert into idempotency_keys (user_id, key, request) values (${userId}, ${key}, ${request})
    on conflict do nothing returning key`;
  return claimed.length > 0;
}

/** Null when the first attempt failed, and the key is free again. */
async function waitForAnswer({ userId, key, request }: Claim, until: number): Promise<Answer | null> {
  while (true) {
    const [row] = await sql<{ request: string; status: number | null; body: unknown }[]>`
      select request, status, body from idempotency_keys where user_id = ${userId} and key = ${key}`;
    if (!row) return null;
    if (row.request !== request)
      throw new AppError('conflict', 'This Idempotency-Key was used for another request.');
    if (row.status !== null) return { status: row.status, body: row.body };
    if (Date.now() >= until)
      throw new AppError('conflict', 'The first request with this Idempotency-Key still runs.');
    await sleep(50);
  }
}
