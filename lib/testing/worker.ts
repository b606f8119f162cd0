import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

export type WorkerProgram = {
  /** A worker in a process of its own, with these variables besides ours. */
  start: (environment: Record<string, string>) => ChildProcess;
  remove: () => Promise<void>;
};

/** `npm run worker` put together once, so that starting it again and again costs little. */
export async function bundleWorker(): Promise<WorkerProgram> {
  // Below node_modules, from where the packages are found.
  const directory = await mkdtemp(join(root, 'node_modules/.hearth-worker-'));
  const outfile = join(directory, 'worker.mjs');
  const entryPoints = [join(root, 'scripts/worker.ts')];
  await build({
    entryPoints,
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return {
    start: (environment) =>
      spawn(process.execPath, [outfile], {
        cwd: root,
        env: { ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'production', ...environment },
        stdio: 'ignore',
      }),
    remove: () => rm(directory, { recursive: true }),
  };
}

/** Ends it as a power cut does. */
export async function kill(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}
