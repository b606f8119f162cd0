// A worker of its own, for when the web processes are told not to work (HEARTH_WORKER=0).
import { describeFailure } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { isOnNode24 } from './lib/node24.mjs';
import { readSettings } from './lib/settings.mjs';

try {
  await ensureInstalled();
  if (await isOnNode24()) {
    const { work } = await import('./lib/work.mjs');
    process.exitCode = await work(readSettings());
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
