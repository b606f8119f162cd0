import fs from 'node:fs';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { chooseAccess, createCluster, findBinaries, readAccess } from './cluster.mjs';
import { findHolder, lockData } from './data-lock.mjs';
import { postgresUser } from './postgres-user.mjs';
import { startPostmaster, stopOrphan } from './postmaster.mjs';

/** @typedef {{ url: string, superuserUrl: string, stop: () => Promise<void> }} RunningPostgres */

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: sharedBuffers(),
  max_connections: '100',
  random_page_cost: '1.1',
  jit: 'off',
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/** A sixteenth of the memory, which Node and the file cache want, too: it holds what a team's searches read. */
function sharedBuffers() {
  const share = Math.floor(totalmem() / 2 ** 24);
  return `${Math.min(Math.max(share, 128), 512)}MB`;
}

const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };
const THROWAWAY = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * Starts the embedded PostgreSQL of a data directory and starts it again whenever it dies. The first time it
 * creates the cluster and the database `hearth`, owned by a role that is no superuser.
 *
 * @param {{ dataDir: string, durable?: boolean, log?: (line: string) => void }} options `durable: false` is
 *   for databases that nobody keeps
 * @returns {Promise<RunningPostgres>}
 */
export async function startPostgres({ dataDir, durable = true, log = console.error }) {
  fs.mkdirSync(dataDir, { recursive: true });
  const release = lockData(dataDir);
  try {
    const { postmaster, access } = await startServer(resolve(dataDir), durable, log);
    const stop = () => postmaster.stop().finally(release);
    const running = { ...addresses(access), stop };
    await ensureDatabase(running.superuserUrl, access.password).catch(async (error) => {
      await stop();
      throw error;
    });
    return running;
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * @param {string} dataDir
 * @returns {string | undefined} the address of the embedded PostgreSQL that another process runs there
 */
export function findRunningPostgres(dataDir) {
  const access = findHolder(dataDir) ? readAccess(dataDir) : undefined;
  return access && addresses(access).url;
}

/** @param {import('./cluster.mjs').Access} access */
function addresses({ port, password, superuserPassword }) {
  return {
    url: `postgresql://hearth:${password}@127.0.0.1:${port}/hearth`,
    superuserUrl: `postgresql://postgres:${superuserPassword}@127.0.0.1:${port}/postgres`,
  };
}

/**
 * @param {string} dataDir
 * @param {boolean} durable
 * @param {(line: string) => void} log
 */
async function startServer(dataDir, durable, log) {
  const cluster = join(dataDir, 'postgres');
  const binaries = await findBinaries();
  const user = postgresUser([binaries.postgres, cluster]);
  await stopOrphan(cluster);
  const access = await chooseAccess(dataDir);
  if (!fs.existsSync(cluster)) createCluster({ cluster, initdb: binaries.initdb, user, access, durable });
  const postmaster = await startPostmaster({
    binary: binaries.postgres,
    cluster,
    user,
    logFile: join(dataDir, 'postgres.log'),
    settings: { ...SETTINGS, ...(durable ? DURABLE : THROWAWAY), port: String(access.port) },
    log,
  });
  return { postmaster, access };
}

/**
 * @param {string} superuserUrl
 * @param {string} password
 */
async function ensureDatabase(superuserUrl, password) {
  const sql = postgres(superuserUrl, { database: 'template1', max: 1, onnotice: () => {} });
  try {
    const [found] = await sql`select 1 from pg_database where datname = 'hearth'`;
    if (found) return;
    await sql`create extension if not exists pg_stat_statements`;
    const [role] = await sql`select 1 from pg_roles where rolname = 'hearth'`;
    if (!role) await sql.unsafe(`create role hearth login password '${password}'`);
    await sql`create database hearth owner hearth`;
  } finally {
    await sql.end();
  }
}
