import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { observePool } from '@/lib/metrics/pools';
import { observeStatement } from '@/lib/metrics/statements';
import { closeSql } from '@/lib/sql';
import { StatementNames } from '@/lib/statement-names';
import { PrismaClient } from '@/prisma/generated/client';

const holder = globalThis as { hearthPrisma?: PrismaClient | undefined };

function open(): PrismaClient {
  if (holder.hearthPrisma) return holder.hearthPrisma;
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: 5000,
    application_name: 'hearth-write',
  });
  // Without anybody who hears it, a connection that breaks while it rests would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection broke'));
  observePool('write', () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }));
  const adapter = new PrismaPg(pool, { disposeExternalPool: true, ...preparing(pool) });
  const client = new PrismaClient({
    adapter,
    log: [{ emit: 'event', level: 'query' }],
    // A burst waits its turn for a connection rather than failing after two seconds.
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  });
  client.$on('query', ({ duration, query }) => observeStatement('write', duration, () => query));
  holder.hearthPrisma = client;
  return holder.hearthPrisma;
}

/** Planned once a connection, what writes a post takes a third less of PostgreSQL's time. */
function preparing(
  pool: Pool,
): Pick<NonNullable<ConstructorParameters<typeof PrismaPg>[1]>, 'statementNameGenerator'> {
  if (env().DATABASE_PREPARE === '0') return {};
  const names = new StatementNames();
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    connection.on('errorMessage', ({ routine }: { routine?: string }) => {
      if (routine === 'RevalidateCachedQuery') names.renew();
    });
  });
  return { statementNameGenerator: names.of };
}

/** Prisma, for writes and plain look-ups. Opened at first use. */
export const prisma = new Proxy({} as PrismaClient, {
  get: (_target, key) => Reflect.get(open(), key),
});

/** A Prisma client or a transaction of it: what a write verb takes to join its caller's transaction. */
export type Transaction = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'
>;

/**
 * The database's own time in whole milliseconds. Scopes compare with it, so what this process's clock says must not
 * decide when something shows.
 */
export async function databaseNow(tx: Transaction = prisma): Promise<Date> {
  const [row] = await tx.$queryRaw<
    [{ now: Date }]
  >`select date_trunc('milliseconds', clock_timestamp()) as now`;
  return row.now;
}

export async function closeDatabase(): Promise<void> {
  const opened = holder.hearthPrisma;
  holder.hearthPrisma = undefined;
  await Promise.all([closeSql(), opened?.$disconnect()]);
}
