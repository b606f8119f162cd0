import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { sql } from '@/lib/sql';

/**
 * `step`: so many are counted at once, and the next ones then pass without asking the database. Counting is exact to a
 * hundredth of what is allowed, or to the step where that is less.
 */
type Limit = { most: () => number; minutes: number; step: number; what: string };

/** What a person may do so often in so many minutes, in all processes together. 0 is any number. */
const limits = {
  /** Imports of up to a hundred people, mails sent again and test mails, of one admin. */
  mailing: { most: () => 100, minutes: 15, step: 1, what: 'mails' },
  /** Far beyond what fast typing asks; whoever asks more is a program, and would take the database from everybody. */
  search: { most: () => env().SEARCH_LIMIT, minutes: 10, step: 50, what: 'searches' },
  /** Files: one that begins, or a form that carries some. Ten at a time, again and again, come nowhere near. */
  upload: { most: () => env().UPLOAD_LIMIT, minutes: 10, step: 1, what: 'uploads' },
} satisfies Record<string, Limit>;

export type LimitKind = keyof typeof limits;

/** postgres.js under the interface of node-postgres, which the limiter knows. */
const client = {
  query: async ({ text, values }: { text: string; values: (string | number | null)[] }) => {
    const rows = await sql.unsafe(text, values, { prepare: env().DATABASE_PREPARE === '1' });
    return { rows, rowCount: rows.count };
  },
};

const paid = new Map<string, number>();
const opened = new Map<LimitKind, RateLimiterPostgres>();

/** Who is over the limit is refused from memory, without asking the database. */
function limiterOf(kind: LimitKind): RateLimiterPostgres {
  const known = opened.get(kind);
  if (known) return known;
  const { most, minutes } = limits[kind];
  const limiter = new RateLimiterPostgres({
    storeClient: client,
    storeType: 'pool',
    tableName: 'uses',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: kind,
    points: most(),
    duration: minutes * 60,
    inMemoryBlockOnConsumed: most() + 1,
  });
  opened.set(kind, limiter);
  return limiter;
}

/** Counts one use. Throws `too_many` for who has used up what is allowed, until the time is over. */
export async function countUse(kind: LimitKind, userId: number): Promise<void> {
  const { most, what } = limits[kind];
  const step = Math.min(limits[kind].step, Math.ceil(most() / 100));
  const key = `${kind}:${userId}`;
  const left = paid.get(key) ?? 0;
  if (most() === 0) return;
  paid.set(key, left > 0 ? left - 1 : step - 1);
  if (left > 0) return;
  try {
    await limiterOf(kind).consume(String(userId), step);
  } catch (refused) {
    paid.delete(key);
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw tooMany(what, refused.msBeforeNext);
  }
}

/** The answer 429, with what there was too much of and when it may be tried again. */
export function tooMany(what: string, wait: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new AppError('too_many', `Too many ${what}. Try again in ${time}.`, { retryAfter });
}
