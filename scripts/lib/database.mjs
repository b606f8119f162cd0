import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { errorCode, Failure } from './failure.mjs';
import { findRunningPostgres, startPostgres } from './postgres.mjs';

const OLDEST_SERVER = 150_000;
const PATIENCE_MS = 6_000;

/**
 * The database the settings name, or the embedded one: that of the running Hearth, else one started here.
 *
 * @param {{ databaseUrl: string | undefined, dataDir: string }} settings
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function openDatabase({ databaseUrl, dataDir }) {
  const url = databaseUrl ?? findRunningPostgres(dataDir);
  return url ? { url, stop: async () => {} } : startPostgres({ dataDir });
}

/**
 * @param {{ databaseUrl: string | undefined, dataDir: string }} settings
 * @returns {Promise<{ url: string, version: string, stop?: () => Promise<void> }>} `stop` when it is the embedded one
 */
export async function bringUpDatabase({ databaseUrl, dataDir }) {
  const own = databaseUrl ? undefined : await startPostgres({ dataDir });
  const url = databaseUrl ?? own?.url ?? '';
  try {
    const { version, unsafe } = await inspectDatabase(url);
    if (unsafe.length) warnOfLoss(unsafe, own !== undefined);
    return { url, version: `PostgreSQL ${version}${own ? ', embedded' : ''}`, stop: own?.stop };
  } catch (error) {
    await own?.stop();
    throw error;
  }
}

/**
 * @param {string[]} unsafe
 * @param {boolean} isOwn
 */
function warnOfLoss(unsafe, isOwn) {
  const text = `PostgreSQL runs with ${unsafe.join(', ')} off: a crash would lose what people wrote.`;
  if (isOwn) throw new Failure(text);
  // Some hosted databases keep writes safe by other means and cannot be told otherwise.
  console.warn(text);
}

/**
 * Connects once, so that a wrong address ends in one clear line.
 *
 * @param {string} url
 * @returns {Promise<{ version: string, unsafe: string[] }>} `unsafe`: what is off although a crash then loses
 *   acknowledged writes
 */
async function inspectDatabase(url) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  // The driver waits for ever when the host swallows packets.
  const silence = new AbortController();
  const tooLate = sleep(PATIENCE_MS, undefined, { ref: false, signal: silence.signal }).then(() => {
    throw new Failure(`DATABASE_URL: ${addressOf(url)} does not answer.`);
  });
  try {
    return readServer(await Promise.race([sql`select name, setting from pg_settings`, tooLate]));
  } catch (error) {
    throw explain(error, url);
  } finally {
    tooLate.catch(() => {});
    silence.abort();
    sql.end({ timeout: 0 });
  }
}

/** @param {Iterable<postgres.Row>} rows */
function readServer(rows) {
  const settings = new Map([...rows].map((row) => [String(row.name), String(row.setting)]));
  const version = settings.get('server_version')?.split(' ')[0] ?? '';
  if (Number(settings.get('server_version_num')) < OLDEST_SERVER) {
    throw new Failure(`The database is PostgreSQL ${version}: Hearth needs 15 or newer.`);
  }
  const needed = ['fsync', 'full_page_writes', 'synchronous_commit'];
  return { version, unsafe: needed.filter((name) => settings.get(name) === 'off') };
}

/**
 * @param {unknown} error
 * @param {string} url
 */
function explain(error, url) {
  const { username, pathname } = new URL(url);
  switch (errorCode(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Failure(`DATABASE_URL: there is no host ${new URL(url).hostname}.`);
    case 'ECONNREFUSED':
      return new Failure(`DATABASE_URL: no database listens at ${addressOf(url)}.`);
    case 'CONNECT_TIMEOUT':
      return new Failure(`DATABASE_URL: ${addressOf(url)} does not answer.`);
    case '28P01':
    case '28000':
      return new Failure(`DATABASE_URL: ${addressOf(url)} refuses the user "${username}" or its password.`);
    case '3D000':
      return new Failure(`DATABASE_URL: ${addressOf(url)} has no database "${pathname.slice(1)}".`);
    default:
      return error;
  }
}

/** @param {string} url without the password, for messages */
const addressOf = (url) => `${new URL(url).hostname}:${new URL(url).port || 5432}`;
