import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openDatabase } from './database.mjs';
import { migrate } from './migrations.mjs';
import { inRoot } from './paths.mjs';
import { toolArguments } from './tools.mjs';

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {string[]} words what stands behind `npm run admin --`
 * @param {'scripts/admin' | 'scripts/reindex'} program
 * @returns {Promise<number>} the exit code
 */
export async function administer(settings, words, program = 'scripts/admin') {
  const database = await openDatabase(settings);
  try {
    await migrate(database.url);
    const child = spawn(process.execPath, [...toolArguments(program), ...words], {
      cwd: inRoot(),
      stdio: 'inherit',
      // The secret seals cookies, which no command here makes; the environment only has to be whole.
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        AUTH_SECRET: process.env.AUTH_SECRET ?? 'x'.repeat(32),
      },
    });
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await database.stop();
  }
}
