import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { errorCode, Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

const directory = inRoot('prisma/migrations');
// Any number will do as long as every process asks for the same one.
const LOCK = 4_327_841_121;
// Below PostgreSQL's deadlock_timeout of a second: it is the migration that gives way, never somebody's request.
const LOCK_PATIENCE = '500ms';
const LOCK_ATTEMPTS = 20;
const PAUSE_MS = 250;
/** A lock that could not be had, a deadlock. */
const BUSY = new Set(['55P03', '40P01']);

/** Prisma's own table, so that `prisma migrate deploy` and this agree about what has been applied. */
const TABLE = `
  create table if not exists _prisma_migrations (
    id varchar(36) primary key not null,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`;

/**
 * Applies what the database lacks, each migration in one transaction together with its record: a start that
 * is killed half way leaves nothing half done. Processes that start together wait for one another.
 *
 * @param {string} url
 * @param {string} [from] another migrations directory
 * @param {number} [attempts] how often each may meet a lock
 * @returns {Promise<string[]>} the names of the migrations applied
 */
export async function migrate(url, from = directory, attempts = LOCK_ATTEMPTS) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const names = listMigrations(from);
    if (findPending(names, await readApplied(sql)).length === 0) return [];
    await sql`select pg_advisory_lock(${LOCK})`;
    const pending = findPending(names, await readApplied(sql));
    await sql.unsafe(TABLE);
    for (const name of pending) await apply(sql, from, name, attempts);
    return pending;
  } finally {
    await sql.end();
  }
}

/** @param {string} from */
function listMigrations(from) {
  if (!fs.existsSync(from)) return [];
  return fs
    .readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * @param {postgres.Sql} sql
 * @returns {Promise<{ name: string, finished: boolean }[]>}
 */
async function readApplied(sql) {
  const [table] = await sql`select to_regclass('_prisma_migrations') is not null as exists`;
  if (!table?.exists) return [];
  return sql`
    select migration_name as name, finished_at is not null as finished
    from _prisma_migrations where rolled_back_at is null`;
}

/**
 * @param {string[]} names
 * @param {{ name: string, finished: boolean }[]} applied
 */
function findPending(names, applied) {
  const unknown = applied.find(({ name }) => !names.includes(name));
  if (unknown) {
    throw new Failure(
      `The database is newer than this version of Hearth (it has the migration ${unknown.name}): update the code.`,
    );
  }
  const broken = applied.find(({ finished }) => !finished);
  if (broken) {
    throw new Failure(
      `The migration ${broken.name} failed earlier: repair it, then run "npx prisma migrate resolve --rolled-back ${broken.name}".`,
    );
  }
  return names.filter((name) => !applied.some((row) => row.name === name));
}

/**
 * @param {postgres.Sql} sql
 * @param {string} from
 * @param {string} name
 * @param {number} attempts
 */
async function apply(sql, from, name, attempts) {
  const script = fs.readFileSync(join(from, name, 'migration.sql'), 'utf8');
  const checksum = createHash('sha256').update(script).digest('hex');
  for (let attempt = 1; ; attempt++) {
    try {
      return await sql.begin(async (transaction) => {
        // A lock that cannot be had soon would make everybody behind it wait: the migration gives way instead.
        await transaction.unsafe(`set local lock_timeout = '${LOCK_PATIENCE}'`);
        await transaction.unsafe(script).simple();
        await transaction`
          insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
          values (${randomUUID()}, ${checksum}, ${name}, clock_timestamp(), 1)`;
      });
    } catch (error) {
      if (attempt < attempts && BUSY.has(errorCode(error) ?? '')) await sleep(PAUSE_MS * (1 + Math.random()));
      else throw new Failure(`The migration ${name} failed and changed nothing: ${message(error)}`);
    }
  }
}

/** @param {unknown} error */
const message = (error) => (error instanceof Error ? error.message : String(error));
