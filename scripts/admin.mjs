// Makes, promotes, demotes and lists admins, resets a password, and disables single sign-on, when nobody can sign in.
import { describeFailure } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { isOnNode24 } from './lib/node24.mjs';
import { readSettings } from './lib/settings.mjs';

try {
  await ensureInstalled();
  if (await isOnNode24()) {
    const { administer } = await import('./lib/administer.mjs');
    process.exitCode = await administer(readSettings(), process.argv.slice(2));
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
