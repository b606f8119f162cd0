import { prisma } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { sql } from '@/lib/sql';

type Answer = { status: number; body: unknown };

type Claim = { userId: number; key: string; request: string };

/**
 * Runs a POST once for its Idempotency-Key: the key is claimed first, so of two at once one works and the other is
 * told to wait; a failed attempt frees the key, and one that a killed process left behind does so after a minute.
 * Repeats within 24 hours get the first answer, unless `stillAllowed` throws: what it tells may have been taken from
 * this person since.
 */
export async function once(
  { userId, key, request }: Claim,
  run: () => Promise<Answer>,
  stillAllowed: () => Promise<void>,
): Promise<Answer> {
  if (key.length > 200) throw new AppError('bad_request', 'Idempotency-Key can have at most 200 characters.');
  const earlier = await takeKey(userId, key, request);
  if (earlier) {
    await stillAllowed();
    return earlier;
  }
  try {
    const answer = await run();
    await prisma.idempotencyKey.update({
      where: { userId_key: { userId, key } },
      data: {
        status: answer.status,
        body: answer.body === undefined ? {} : JSON.parse(JSON.stringify(answer.body)),
      },
    });
    return answer;
  } catch (error) {
    await prisma.idempotencyKey.deleteMany({ where: { userId, key } });
    throw error;
  }
}

async function takeKey(userId: number, key: string, request: string): Promise<Answer | null> {
  await sql`
    delete from idempotency_keys where user_id = ${userId} and key = ${key} and created_at < now()
      - case when status is null then interval '1 minute' else interval '24 hours' end`;
  const claimed = await sql`
    insert into idempotency_keys (user_id, key, request) values (${userId}, ${key}, ${request})
    on conflict do nothing returning key`;
  if (claimed.length > 0) return null;
  const [row] = await sql<{ request: string; status: number | null; body: unknown }[]>`
    select request, status, body from idempotency_keys where user_id = ${userId} and key = ${key}`;
  if (row?.request !== request)
    throw new AppError('conflict', 'This Idempotency-Key was used for another request.');
  if (row.status === null)
    throw new AppError('conflict', 'The first request with this Idempotency-Key still runs.');
  return { status: row.status, body: row.body };
}
