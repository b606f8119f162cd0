import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from './failure.mjs';

/** @typedef {{ uid?: number, gid?: number, capability?: string }} PostgresUser empty for an ordinary user */

const CAPABILITIES = { dac_read_search: 2n, dac_override: 1n };

/**
 * PostgreSQL refuses to run as root, so root lends it the system user `postgres`.
 *
 * @param {string[]} paths the files and directories it must reach
 * @returns {PostgresUser}
 */
export function postgresUser(paths) {
  if (process.getuid?.() !== 0) return {};
  const user = lookUp() ?? create();
  const closed = paths.flatMap(listParents).find((directory) => !mayEnter(directory, user));
  return closed ? { ...user, capability: findCapability(closed) } : user;
}

/**
 * @param {PostgresUser} user
 * @param {string} file
 * @param {string[]} args
 * @returns {{ command: string, args: string[], identity: { uid?: number, gid?: number } }} what to spawn
 */
export function runAs({ uid, gid, capability }, file, args) {
  if (!capability) return { command: file, args, identity: { uid, gid } };
  const flags = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  // Without the securebit access(2), which PostgreSQL asks about its own binaries, would ignore the right.
  const rights = [
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--securebits=+no_setuid_fixup',
  ];
  return { command: 'setpriv', args: [...flags, ...rights, '--', file, ...args], identity: {} };
}

function lookUp() {
  const uid = id('-u');
  const gid = id('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/** @param {string} flag */
function id(flag) {
  const found = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return found.status === 0 ? Number(found.stdout) : undefined;
}

function create() {
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']);
  const user = lookUp();
  if (!user) throw new Failure('PostgreSQL cannot run as root and no user "postgres" could be created.');
  return user;
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listParents(path) {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...listParents(parent)];
}

/**
 * @param {string} directory
 * @param {{ uid: number, gid: number }} user
 */
function mayEnter(directory, user) {
  const { mode, uid, gid } = fs.statSync(directory);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0;
}

/**
 * In a home of root, say, where only root may pass: the right to pass everywhere goes to PostgreSQL as well.
 *
 * @param {string} closed
 */
function findCapability(closed) {
  const status = fs.existsSync('/proc/self/status') ? fs.readFileSync('/proc/self/status', 'utf8') : '';
  const held = BigInt(`0x${/^CapEff:\s*(\w+)/m.exec(status)?.[1] ?? '0'}`);
  const capability = Object.entries(CAPABILITIES).find(([, bit]) => (held >> bit) & 1n)?.[0];
  if (capability && spawnSync('setpriv', ['--version']).status === 0) return capability;
  throw new Failure(
    `PostgreSQL cannot run as root, and its user "postgres" may not enter ${closed}: move Hearth or set DATABASE_URL.`,
  );
}
