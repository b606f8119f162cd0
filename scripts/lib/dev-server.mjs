import { spawn } from 'node:child_process';
import { Failure } from './failure.mjs';
import { inRoot, root } from './paths.mjs';
import { finished } from './run.mjs';

/**
 * Serves the sources with `next dev`, whose output is shown as it comes.
 *
 * @param {{ port: number, host: string | undefined }} address
 * @returns {Promise<import('./boot.mjs').Serving>}
 */
export async function serve({ port, host }) {
  const flags = ['dev', '--port', String(port), ...(host ? ['--hostname', host] : [])];
  const child = spawn(process.execPath, [inRoot('node_modules/next/dist/bin/next'), ...flags], {
    cwd: root,
    stdio: 'inherit',
  });
  const ended = finished(child);
  return {
    failed: ended.then(() => {
      throw new Failure('The development server ended.');
    }),
    hurry: () => child.kill('SIGKILL'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
