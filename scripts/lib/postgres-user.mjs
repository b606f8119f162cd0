import { spawnSync } from 'node:child_process';
import { Failure } from './failure.mjs';

/**
 * PostgreSQL refuses to run as root, so root lends it the system user `postgres`.
 *
 * @returns {{ uid?: number, gid?: number }} what to pass to `spawn`; empty for an ordinary user
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  return lookUp() ?? create();
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
