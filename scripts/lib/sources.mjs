import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const NOT_BUILT = [
  ...['node_modules', 'scripts', 'e2e', 'bench', 'docs', 'coverage', 'test-results', 'playwright-report'],
  ...['prisma/generated', 'prisma/migrations'],
].map((path) => join(root, path));

/**
 * A fingerprint of every file a build depends on: path, size and time of change.
 *
 * @param {string} dataDir left out, as it may lie within the project
 * @returns {string}
 */
export function fingerprintSources(dataDir) {
  const hash = createHash('sha256');
  for (const path of listSources(root, [...NOT_BUILT, dataDir])) {
    const { mtimeMs, size } = fs.statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} directory
 * @param {string[]} without
 * @returns {string[]}
 */
function listSources(directory, without) {
  return fs.readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.name.startsWith('.') || without.includes(path)) return [];
    if (entry.isDirectory()) return listSources(path, without);
    return isBuilt(entry.name) ? [path] : [];
  });
}

/** @param {string} name */
const isBuilt = (name) => !/\.(md|(test|fixture)\.tsx?|tsbuildinfo)$|^next-env\.d\.ts$|^LICENSE$/.test(name);
