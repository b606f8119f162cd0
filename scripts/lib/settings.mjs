import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { takeSecretFiles } from './secret-files.mjs';

/**
 * @typedef {{
 *   port: number,
 *   host: string | undefined,
 *   dataDir: string,
 *   databaseUrl: string | undefined,
 *   processes: number,
 *   demo: boolean,
 *   searchLanguage?: string | undefined,
 * }} Settings
 */

/**
 * What the environment, or a `.env` file for what it leaves out, asks for.
 *
 * @returns {Settings}
 */
export function readSettings() {
  const file = inRoot('.env');
  // Older releases of Node 20 lack the function; they hand over to Node 24 before anything depends on it.
  if (existsSync(file)) process.loadEnvFile?.(file);
  takeSecretFiles('DATABASE_URL', 'DATABASE_DIRECT_URL', 'AUTH_SECRET');
  const { PORT, HOST, DATA_DIR, DATABASE_URL, WEB_CONCURRENCY, DEMO, SEARCH_LANGUAGE } = process.env;
  return {
    port: readPort(PORT || '3000'),
    host: HOST || undefined,
    dataDir: resolve(inRoot(), DATA_DIR || '.data'),
    databaseUrl: DATABASE_URL ? readDatabaseUrl(DATABASE_URL) : undefined,
    processes: readProcesses(WEB_CONCURRENCY || '1'),
    demo: DEMO !== '0',
    searchLanguage: SEARCH_LANGUAGE || undefined,
  };
}

/** @param {string} text */
function readPort(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`PORT is "${text}": it must be a number from 1 to 65535.`);
  }
  return port;
}

/** @param {string} text */
function readProcesses(text) {
  const processes = Number(text);
  if (!Number.isInteger(processes) || processes < 1 || processes > 64) {
    throw new Failure(`WEB_CONCURRENCY is "${text}": it must be a number from 1 to 64.`);
  }
  return processes;
}

/** @param {string} text */
function readDatabaseUrl(text) {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new Failure('DATABASE_URL is no PostgreSQL address (postgresql://user:password@host:5432/name).');
}
