import { describeFailure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { isOnNode24 } from './node24.mjs';
import { readSettings } from './settings.mjs';

/**
 * A command of `npm run`: installs what is missing, moves on to Node 24, and shows what fails as one line.
 *
 * @param {(context: { settings: import('./settings.mjs').Settings, words: string[] }) => Promise<number>} run
 *   answers the exit code
 */
export async function runScript(run) {
  try {
    await ensureInstalled();
    if (await isOnNode24())
      process.exitCode = await run({ settings: readSettings(), words: process.argv.slice(2) });
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
