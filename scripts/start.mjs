// Begins on plain Node 20 with nothing installed: only built-in modules until the packages are there.
import { checkDataFree } from './lib/data-lock.mjs';
import { describeFailure } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { isOnNode24 } from './lib/node24.mjs';
import { checkPort } from './lib/ports.mjs';
import { readSettings } from './lib/settings.mjs';

try {
  const settings = readSettings();
  if (!settings.databaseUrl) checkDataFree(settings.dataDir);
  await checkPort(settings.port, settings.host);
  await ensureInstalled();
  if (await isOnNode24()) {
    const { boot } = await import('./lib/boot.mjs');
    await boot(settings, { dev: process.argv.includes('--dev') });
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
