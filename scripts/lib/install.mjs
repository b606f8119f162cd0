import fs from 'node:fs';
import { delimiter } from 'node:path';
import { inRoot } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { step } from './steps.mjs';
import { isImage } from './tools.mjs';

const wanted = inRoot('package-lock.json');
// npm writes down here what it has installed.
const installed = inRoot('node_modules/.package-lock.json');

/** Installs the packages when they are missing or older than the lock file. */
export async function ensureInstalled() {
  if (isImage() || isUpToDate()) return;
  await step('Packages', install, () => 'installed');
}

function isUpToDate() {
  if (!fs.existsSync(installed)) return false;
  if (fs.statSync(installed).mtimeMs >= fs.statSync(wanted).mtimeMs) return true;
  // Git gives a file a new time also when it brings back the old content.
  const [lock, present] = [readPackages(wanted), readPackages(installed)];
  return Object.entries(lock).every(([path, { version, optional }]) =>
    present[path] ? present[path].version === version : optional || path === '',
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
const readPackages = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;

async function install() {
  // npm must not run on the Node of node_modules, which it is about to replace.
  const own = inRoot('node_modules');
  const PATH = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(own));
  await runQuietly('npm', ['ci', '--include=dev'], {
    env: { ...process.env, PATH: PATH.join(delimiter) },
    failure: 'The packages could not be installed (see above).',
  });
}
