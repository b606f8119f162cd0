import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureGenerated } from './build.mjs';
import { openDatabase } from './database.mjs';
import { migrate } from './migrations.mjs';
import { inRoot } from './paths.mjs';
import { readSecret } from './secret.mjs';
import { isImage, toolArguments } from './tools.mjs';

/**
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<number>} the exit code
 */
export async function work(settings) {
  const database = await openDatabase(settings);
  try {
    await migrate(process.env.DATABASE_DIRECT_URL || database.url);
    if (!isImage()) await ensureGenerated(new AbortController().signal);
    const child = spawn(process.execPath, toolArguments('scripts/worker'), {
      cwd: inRoot(),
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        DATA_DIR: settings.dataDir,
        AUTH_SECRET: process.env.AUTH_SECRET || readSecret(settings.dataDir),
      },
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await database.stop();
  }
}
