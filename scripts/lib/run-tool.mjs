import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openDatabase } from './database.mjs';
import { inRoot } from './paths.mjs';
import { toolArguments } from './tools.mjs';

/**
 * Runs one of the programs in TypeScript on the database of the settings.
 *
 * @param {import('./settings.mjs').Settings} settings
 * @param {Parameters<typeof toolArguments>[0]} tool
 * @param {string[]} words what stands behind `npm run … --`
 * @param {(url: string) => Promise<unknown>} [prepare]
 * @returns {Promise<number>} the exit code
 */
export async function runTool(settings, tool, words, prepare) {
  const database = await openDatabase(settings);
  try {
    // Migrations hold a lock, which a pooler would not hold for them.
    await prepare?.(process.env.DATABASE_DIRECT_URL || database.url);
    const child = spawn(process.execPath, [...toolArguments(tool), ...words], {
      cwd: inRoot(),
      stdio: 'inherit',
      // The secret seals cookies, which no command here makes; the environment only has to be whole.
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        DATA_DIR: settings.dataDir,
        AUTH_SECRET: process.env.AUTH_SECRET || 'x'.repeat(32),
      },
    });
    // What it does is broken off with it, and the database is stopped after.
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => child.kill(signal));
    }
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await database.stop();
  }
}
