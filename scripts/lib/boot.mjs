import { once } from 'node:events';
import { ensureBuilt, ensureGenerated } from './build.mjs';
import { bringUpDatabase } from './database.mjs';
import { DEMO_PASSWORD, DEMO_PEOPLE, ensureTeam } from './demo.mjs';
import { checkDisk } from './disk.mjs';
import { describeFailure } from './failure.mjs';
import { migrate } from './migrations.mjs';
import { setSearchLanguage } from './search-language.mjs';
import { readSecret } from './secret.mjs';
import { prepareSetup } from './setup.mjs';
import { seconds, step } from './steps.mjs';
import { isImage } from './tools.mjs';

/**
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {{
 *   stop: () => Promise<void>,
 *   hurry: () => void,
 *   failed: Promise<never>,
 * }} Serving `stop()` answers first what has arrived, `hurry()` cuts that short
 * @typedef {{
 *   settings: Settings,
 *   dev: boolean,
 *   signal: AbortSignal,
 *   stops: (() => Promise<void>)[],
 * }} Boot
 */

/**
 * Takes Hearth from an empty directory to answering, and down again on a signal. What was begun when a signal
 * or an error comes is finished, then everything that runs is stopped, the last one first.
 *
 * @param {Settings} settings
 * @param {{ dev: boolean }} mode
 */
export async function boot(settings, { dev }) {
  const signal = listenForSignals();
  /** @type {Boot} */
  const context = { settings, dev, signal, stops: [] };
  try {
    const server = await start(context);
    await Promise.race([once(signal, 'abort'), server.failed]);
    process.on('SIGINT', server.hurry);
  } catch (error) {
    if (!signal.aborted) {
      console.error(describeFailure(error));
      process.exitCode = 1;
    }
  }
  if (context.stops.length) await step('Stop', () => stopAll(context.stops));
  process.exit();
}

/** Aborts at the first signal, or when the process on Node 20 that started this one has died. */
function listenForSignals() {
  const controller = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.on(event, () => controller.abort());
  return controller.signal;
}

/** @param {(() => Promise<void>)[]} stops */
async function stopAll(stops) {
  for (const stop of stops.reverse()) await stop().catch((error) => console.error(describeFailure(error)));
}

/**
 * @param {Boot} context
 * @returns {Promise<Serving>}
 */
async function start({ settings, dev, signal, stops }) {
  const started = performance.now();
  checkDisk(settings.dataDir);
  Object.assign(process.env, environment(settings, dev));
  // Loading Next takes as long as starting PostgreSQL, and both can happen at once.
  const loading = loadServer(settings, dev);

  const database = await step(
    'Database',
    () => bringUpDatabase(settings),
    ({ version }) => version,
  );
  if (database.stop) stops.push(database.stop);
  process.env.DATABASE_URL = database.url;
  const direct = process.env.DATABASE_DIRECT_URL || database.url;
  await step(
    'Migrations',
    () => migrate(direct),
    ({ length }) => (length ? `${length} applied` : 'none due'),
  );
  await setSearchLanguage(direct, settings.searchLanguage);
  signal.throwIfAborted();
  if (!isImage()) await ensureGenerated(signal);
  const isDemo = await ensureTeam(direct, settings.demo, signal);
  if (!dev && !isImage()) await ensureBuilt(settings.dataDir, signal);
  signal.throwIfAborted();

  const setupToken = await prepareSetup(direct);

  const { serve } = await loading;
  const server = await step('Server', () => serve(settings));
  stops.push(server.stop);
  announce(settings, { isDemo, setupToken, started });
  return server;
}

/**
 * @param {Settings} settings
 * @param {boolean} dev
 */
function loadServer({ processes }, dev) {
  if (dev) return import('./dev-server.mjs');
  return processes > 1 ? import('./web-cluster.mjs') : import('./web-server.mjs');
}

/**
 * @param {Settings} settings
 * @param {boolean} dev
 */
function environment({ port, dataDir }, dev) {
  return {
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    DATA_DIR: dataDir,
    AUTH_SECRET: process.env.AUTH_SECRET || readSecret(dataDir),
  };
}

/**
 * @param {Settings} settings
 * @param {{ isDemo: boolean, setupToken: string | null, started: number }} team
 */
function announce({ port, host = 'localhost' }, { isDemo, setupToken, started }) {
  const address = process.env.BASE_URL || `http://${host}:${port}`;
  console.log(`\nHearth is at ${address} (after ${seconds(started)})`);
  if (isDemo) console.log(`Sign in as ${DEMO_PEOPLE.join(', ')} with the password ${DEMO_PASSWORD}`);
  if (setupToken) {
    console.log(
      `Nobody is in the team yet. Make the first admin at ${address}/setup with the token ${setupToken}`,
    );
  }
}
