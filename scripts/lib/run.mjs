import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

/** What a command printed last may come after its end; what it left running may keep the pipe open for ever. */
const LAST_WORDS_MS = 1000;

/**
 * Runs a command silently; what it printed is shown only when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, signal?: AbortSignal, failure: string }} options
 */
export async function runQuietly(command, args, { env = process.env, signal, failure }) {
  /** @type {Buffer[]} */
  const output = [];
  const child = spawn(command, args, { cwd: root, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const closed = new Promise((settle) => child.once('close', settle));
  const code = await finished(child);
  if (code === 0) return;
  await Promise.race([closed, sleep(LAST_WORDS_MS)]);
  const end = child.signalCode ?? `exit code ${child.exitCode}`;
  if (!signal?.aborted) process.stderr.write(`\n${Buffer.concat(output)}\n(${end})\n`);
  throw new Failure(failure);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} the exit code; 1 when it was killed or never ran
 */
export function finished(child) {
  return new Promise((settle) => {
    child.once('error', () => settle(1));
    child.once('exit', (code) => settle(code ?? 1));
  });
}
