import postgres from 'postgres';
import { beginOn } from '@/lib/begin';
import { env } from '@/lib/env';
import { observePool } from '@/lib/metrics/pools';
import { observeStatement } from '@/lib/metrics/statements';

// Kept on globalThis: `next dev` evaluates this module anew on each change, and pools would pile up.
const holder = globalThis as {
  hearthSql?: postgres.Sql | undefined;
  hearthDirectSql?: postgres.Sql | undefined;
};

/** int8 fits a JS number for every count and size here (2^53 bytes are 9 PB). */
const int8 = { to: 20, from: [20], serialize: String, parse: Number };

function open(): postgres.Sql {
  holder.hearthSql ??= connect(env().DATABASE_URL, env().DATABASE_POOL);
  return holder.hearthSql;
}

/**
 * Connections that stay PostgreSQL's own for as long as they are held, for LISTEN: a pooler in transaction mode would hand
 * them to somebody else.
 */
export function directSql(): postgres.Sql {
  const { DATABASE_DIRECT_URL: url } = env();
  if (!url) return open();
  holder.hearthDirectSql ??= connect(url, 2);
  return holder.hearthDirectSql;
}

function connect(url: string, max: number): postgres.Sql {
  const pool = postgres(url, {
    max,
    idle_timeout: 60,
    connect_timeout: 5,
    // Its own waits longer after each failure of any connection: ten that break at once would stay away for 20 s.
    backoff: reconnectAfter,
    prepare: env().DATABASE_PREPARE === '1',
    types: { bigint: int8 },
    connection: { application_name: 'hearth', TimeZone: 'UTC', ...planning() },
    onnotice: () => undefined,
  }) as postgres.Sql;
  Object.assign(pool, { begin: beginOn(pool, timed) });
  return isPooled() ? oneAtATime(pool) : pool;
}

function isPooled(): boolean {
  const { DATABASE_PREPARE, DATABASE_DIRECT_URL } = env();
  return DATABASE_PREPARE === '0' || DATABASE_DIRECT_URL !== undefined;
}

/**
 * A pooler in transaction mode hands PostgreSQL's connection on as soon as a statement is answered, though the next one has
 * been described on it already: that one then runs what somebody else described elsewhere, or waits for ever. So no
 * statement is sent behind another one. `max_pipeline: 0` would do the same, but takes transactions for unsafe.
 */
function oneAtATime(pool: postgres.Sql): postgres.Sql {
  const alone = <T>(query: T): T => {
    const { options } = query as { options?: { onexecute?: () => boolean } };
    if (options) options.onexecute = () => false;
    return query;
  };
  return new Proxy(pool, {
    apply: (_target, _this, args: Parameters<postgres.Sql>) => alone(pool(...args)),
    get: (_target, key) =>
      key === 'unsafe'
        ? (...args: Parameters<postgres.Sql['unsafe']>) => alone(pool.unsafe(...args))
        : Reflect.get(pool, key),
  });
}

/** Seconds; not all at the same moment. */
function reconnectAfter(): number {
  return 0.1 + Math.random() / 10;
}

/**
 * A statement is planned once a connection: that takes 2 ms for a page of cards, twice what it takes to run it, and left to
 * itself PostgreSQL plans those each time. So statements are written to run well whatever their values. A pooler refuses
 * connections that ask for it: there it is set for the role (docs/scaling.md).
 */
function planning(): { plan_cache_mode?: 'force_generic_plan' } {
  return isPooled() ? {} : { plan_cache_mode: 'force_generic_plan' };
}

/**
 * Hand-written SQL: hot reads, and the scopes of the policies, which are fragments and run nothing by themselves.
 * Opened at first use, so that importing a policy needs no database.
 */
export const sql = new Proxy((() => undefined) as unknown as postgres.Sql, {
  apply: (_target, _this, args: Parameters<postgres.Sql>) => timed(open()(...args)),
  get: (_target, key) => Reflect.get(open(), key),
});

type Sent = {
  strings?: readonly string[] & { raw?: unknown };
  handler?: (query: unknown) => unknown;
  resolve: (rows: unknown) => void;
  reject: (error: unknown) => void;
};

/** postgres.js says nothing of its pool; a statement that is under way has a connection, or waits for one. */
let underWay = 0;
observePool('read', () => {
  const { DATABASE_POOL } = env();
  return { busy: Math.min(underWay, DATABASE_POOL), waiting: Math.max(0, underWay - DATABASE_POOL) };
});

/** postgres.js reports no durations. A statement is handed to its handler when it is awaited; fragments never are. */
function timed<T>(query: T): T {
  const sent = query as Sent;
  const { handler, strings } = sent;
  if (!handler || !strings?.raw) return query;
  sent.handler = (started) => {
    const at = performance.now();
    const { resolve, reject } = sent;
    underWay++;
    sent.resolve = (rows) => {
      underWay--;
      observeStatement('read', performance.now() - at, () => strings.join('…'));
      resolve(rows);
    };
    sent.reject = (error) => {
      underWay--;
      reject(error);
    };
    return handler(started);
  };
  return query;
}

/**
 * A transaction that its work commits in its midst; without that it is rolled back. Not on a reserved connection: one that
 * closes as it is taken would be waited for without end.
 */
export async function committing<T>(
  work: (tx: postgres.TransactionSql, commit: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const begun = Promise.withResolvers<postgres.TransactionSql>();
  const end = Promise.withResolvers<void>();
  const ended = open().begin(async (tx) => {
    begun.resolve(tx);
    await end.promise;
  });
  const broken = new Promise<never>((_, reject) => ended.catch(reject));
  broken.catch(begun.reject);
  const commit = async () => {
    end.resolve();
    await ended;
  };
  try {
    return await Promise.race([work(await begun.promise, commit), broken]);
  } finally {
    end.reject(new Error('Rolled back.'));
    await ended.catch(() => undefined);
  }
}

export type Fragment = postgres.PendingQuery<postgres.Row[]>;

export async function closeSql(): Promise<void> {
  const opened = [holder.hearthSql, holder.hearthDirectSql];
  holder.hearthSql = undefined;
  holder.hearthDirectSql = undefined;
  await Promise.all(opened.map((pool) => pool?.end({ timeout: 5 })));
}

/**
 * One of a few numbers of the code's own as part of the statement, not as a value that comes later: how many rows are wanted
 * decides which plan is best.
 */
export function literally(number: number): Fragment {
  return sql.unsafe(String(Math.trunc(number))) as unknown as Fragment;
}

/** A pattern for `ilike`: the text anywhere, whatever signs it holds. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
