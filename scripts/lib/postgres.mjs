import fs from 'node:fs';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { createCluster, findBinaries, readAccess, writeAccess } from './cluster.mjs';
import { findFreePort, isPortFree } from './ports.mjs';
import { postgresUser } from './postgres-user.mjs';
import { startPostmaster, stopOrphan } from './postmaster.mjs';

/** @typedef {{ url: string, superuserUrl: string, stop: () => Promise<void> }} RunningPostgres */

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '100',
  random_page_cost: '1.1',
  jit: 'off',
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};
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
  const cluster = join(resolve(dataDir), 'postgres');
  const [binaries, user, access] = [await findBinaries(), postgresUser(), await readAccess(dataDir)];
  if (!fs.existsSync(cluster)) createCluster({ cluster, initdb: binaries.initdb, user, access, durable });
  await stopOrphan(cluster);
  if (!(await isPortFree(access.port, '127.0.0.1'))) {
    access.port = await findFreePort();
    writeAccess(dataDir, access);
  }

  const postmaster = await startPostmaster({
    binary: binaries.postgres,
    cluster,
    user,
    logFile: join(dataDir, 'postgres.log'),
    settings: { ...SETTINGS, ...(durable ? DURABLE : THROWAWAY), port: String(access.port) },
    log,
  });
  const at = `127.0.0.1:${access.port}`;
  const running = {
    url: `postgresql://hearth:${access.password}@${at}/hearth`,
    superuserUrl: `postgresql://postgres:${access.superuserPassword}@${at}/postgres`,
    stop: postmaster.stop,
  };
  try {
    await ensureDatabase(running.superuserUrl, access.password);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return running;
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

/**
 * @param {string} url
 * @returns {Promise<string[]>} the settings without which a crash loses acknowledged writes
 */
export async function findUnsafeSettings(url) {
  const sql = postgres(url, { max: 1 });
  try {
    const rows = await sql`
      select name from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`;
    return rows.map((row) => String(row.name));
  } finally {
    await sql.end();
  }
}
