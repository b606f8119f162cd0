import fs from 'node:fs';
import { shareChunks } from './chunks.mjs';
import { inRoot } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { fingerprintSources } from './sources.mjs';
import { step } from './steps.mjs';

// `next build` empties its directory first, so a build broken off leaves no stamp.
const stamp = inRoot('.next/hearth-sources');

/** @param {AbortSignal} [signal] */
export async function ensureGenerated(signal) {
  const newest = Math.max(...listSchema().map(changedAt), changedAt(inRoot('package-lock.json')));
  if (changedAt(inRoot('prisma/generated/client.ts')) > newest) return;
  await step(
    'Client',
    () => generate(signal),
    () => 'generated',
  );
}

/** @param {AbortSignal} [signal] */
async function generate(signal) {
  await runQuietly(process.execPath, [inRoot('node_modules/prisma/build/index.js'), 'generate'], {
    signal,
    failure: 'The database client could not be generated (see above).',
  });
}

function listSchema() {
  const directory = inRoot('prisma/schema');
  return [directory, ...fs.readdirSync(directory).map((name) => inRoot('prisma/schema', name))];
}

/** @param {string} path */
function changedAt(path) {
  return fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Builds when the sources changed since the last build.
 *
 * @param {string} dataDir
 * @param {AbortSignal} [signal]
 */
export async function ensureBuilt(dataDir, signal) {
  const sources = fingerprintSources(dataDir);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === sources) return;
  await step('Build', () => build(sources, signal));
}

/**
 * @param {string} sources
 * @param {AbortSignal} [signal]
 */
async function build(sources, signal) {
  await runQuietly(process.execPath, [inRoot('node_modules/next/dist/bin/next'), 'build'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    signal,
    failure: 'The build failed (see above).',
  });
  shareChunks(inRoot('.next/server'));
  fs.writeFileSync(stamp, sources);
}
