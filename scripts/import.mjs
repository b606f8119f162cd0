// Takes an export back into an empty Hearth: npm run import -- FOLDER
import { resolve } from 'node:path';
import { runScript } from './lib/run-script.mjs';

await runScript(async ({ settings, words }) => {
  const { runTool } = await import('./lib/run-tool.mjs');
  const { migrate } = await import('./lib/migrations.mjs');
  if (!words[0]) {
    console.error('Usage: npm run import -- FOLDER');
    return 2;
  }
  return runTool(settings, 'scripts/import', [resolve(words[0])], migrate);
});
