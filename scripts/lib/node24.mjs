import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { finished } from './run.mjs';

const own = inRoot('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Whether this is Node 24 or newer. If not, the script runs again on the Node 24 that the packages brought, and
 * this process only passes signals on and ends with the same exit code.
 *
 * @returns {Promise<boolean>}
 */
export async function isOnNode24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return true;
  if (!existsSync(own)) throw new Failure('Node 24 is missing from node_modules: run "npm ci".');

  // In a session of its own, so that Ctrl-C arrives once. The channel tells the child when this process dies,
  // even by SIGKILL.
  const child = spawn(own, [...process.execArgv, ...process.argv.slice(1)], {
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  process.exitCode = await finished(child);
  return false;
}
