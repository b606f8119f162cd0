import fs from 'node:fs';
import { delimiter } from 'node:path';
import { inRoot } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { step } from './steps.mjs';

/** Installs the packages when they are missing or older than the lock file. */
export async function ensureInstalled() {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  await step('Packages', install, () => 'installed');
}

/** @param {string} path */
function changedAt(path) {
  return fs.statSync(inRoot(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function install() {
  // npm must not run on the Node of node_modules, which it is about to replace.
  const own = inRoot('node_modules');
  const PATH = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(own));
  await runQuietly('npm', ['ci', '--include=dev'], {
    env: { ...process.env, PATH: PATH.join(delimiter) },
    failure: 'The packages could not be installed (see above).',
  });
}
