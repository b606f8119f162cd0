// `npm test`: sets up whatever is missing, runs every kind of test, and ends with one line of sums.
import { describeFailure } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { isOnNode24 } from './lib/node24.mjs';

try {
  await ensureInstalled();
  if (await isOnNode24()) {
    const { runAllTests } = await import('./lib/test-runners.mjs');
    process.exitCode = (await runAllTests()) ? 0 : 1;
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
