import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeFailure, Failure } from './failure.mjs';
import { runAs } from './postgres-user.mjs';
import { commandOf, isAlive } from './processes.mjs';

/** What the killed one left behind may hold its memory for a moment more; each time it is waited for twice as long. */
const RETRY_MS = 50;
const LONGEST_RETRY_MS = 2000;
const LARGEST_LOG = 10 * 2 ** 20;

/**
 * @typedef {{
 *   binary: string,
 *   cluster: string,
 *   user: import('./postgres-user.mjs').PostgresUser,
 *   logFile: string,
 *   settings: Record<string, string>,
 *   log: (line: string) => void,
 * }} PostmasterOptions
 */

/**
 * Runs the PostgreSQL server of a cluster until `stop()`, starting it again whenever it dies.
 *
 * @param {PostmasterOptions} options
 * @returns {Promise<{ stop: () => Promise<void> }>} once it accepts connections
 */
export async function startPostmaster(options) {
  let stopping = false;
  let server = spawnServer(options);
  await server.ready();
  const supervision = supervise();
  return { stop };

  async function supervise() {
    for (let retry = RETRY_MS; ; ) {
      const how = await server.exited;
      if (stopping) return;
      options.log(`PostgreSQL stopped (${how}); starting it again.`);
      server = spawnServer(options);
      try {
        await server.ready();
        retry = RETRY_MS;
      } catch (reason) {
        options.log(describeFailure(reason));
        await sleep(retry);
        retry = Math.min(2 * retry, LONGEST_RETRY_MS);
      }
    }
  }

  async function stop() {
    stopping = true;
    server.shutDown();
    await supervision;
  }
}

/** @param {PostmasterOptions} options */
function spawnServer({ binary, cluster, user, logFile, settings }) {
  if (sizeOf(logFile) > LARGEST_LOG) fs.renameSync(logFile, `${logFile}.1`);
  const output = fs.openSync(logFile, 'a');
  const logStart = sizeOf(logFile);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A session of its own: Ctrl-C must reach the application first, PostgreSQL only after it has drained.
  const { command, args, identity } = runAs(user, binary, ['-D', cluster, ...flags]);
  const child = spawn(command, args, {
    ...identity,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  let gone = false;
  /** @type {Promise<string>} */
  const exited = new Promise((settle) => {
    child.once('error', (error) => settle(error.message));
    child.once('exit', (code, signal) => settle(signal ?? `exit code ${code}`));
  }).then((how) => {
    gone = true;
    return how;
  });

  return {
    exited,
    async ready() {
      while (!isReady(cluster, child.pid)) {
        if (gone) throw new Failure(explainExit(logFile, logStart));
        await sleep(10);
      }
    },
    // SIGINT is PostgreSQL's fast shutdown: it ends the connections and writes a checkpoint.
    shutDown: () => child.kill('SIGINT'),
  };
}

/** @param {string} file */
const sizeOf = (file) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * @param {string} cluster
 * @param {number | undefined} pid
 */
function isReady(cluster, pid) {
  const lines = readPidFile(cluster);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/**
 * @param {string} logFile
 * @param {number} logStart
 */
function explainExit(logFile, logStart) {
  const log = fs.readFileSync(logFile).subarray(logStart).toString();
  if (/No space left on device/.test(log)) return 'The disk is full: free some space and start again.';
  const cause = log.split('\n').findLast((line) => /FATAL|PANIC|error/i.test(line));
  return `PostgreSQL did not start: ${cause?.replace(/^.*?(FATAL|PANIC): */, '') ?? 'no reason given'} (${logFile})`;
}

/**
 * Stops the server that a starter left behind when it was killed, so that settings and port are ours again.
 *
 * @param {string} cluster
 */
export async function stopOrphan(cluster) {
  const pid = Number(readPidFile(cluster)[0]);
  if (!pid || !isAlive(pid)) return;
  if (!commandOf(pid).includes(cluster)) {
    // The number belongs to another program by now; PostgreSQL alone would refuse to start.
    fs.rmSync(join(cluster, 'postmaster.pid'));
    return;
  }
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited > 30_000)
      throw new Failure(`PostgreSQL (process ${pid}) does not stop; end it and start again.`);
    await sleep(20);
  }
}

/** @param {string} cluster */
function readPidFile(cluster) {
  try {
    return fs.readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
