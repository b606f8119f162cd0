// Makes every search document anew, and the index of the search engine, where one is set. Search goes on meanwhile.
import { describeFailure } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { isOnNode24 } from './lib/node24.mjs';
import { readSettings } from './lib/settings.mjs';

try {
  await ensureInstalled();
  if (await isOnNode24()) {
    const { administer } = await import('./lib/administer.mjs');
    process.exitCode = await administer(readSettings(), [], 'scripts/reindex');
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
