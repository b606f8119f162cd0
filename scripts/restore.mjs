// Puts a backup into an empty database, or with --check only verifies it: npm run restore -- [--check] FILE
import { resolve } from 'node:path';
import { runScript } from './lib/run-script.mjs';

await runScript(async ({ settings, words }) => {
  const { runTool } = await import('./lib/run-tool.mjs');
  const { migrate } = await import('./lib/migrations.mjs');
  const file = words.find((word) => !word.startsWith('--'));
  if (!file) {
    console.error('Usage: npm run restore -- [--check] FILE');
    return 2;
  }
  if (words.includes('--check')) return runTool(settings, 'scripts/restore', ['--check', resolve(file)]);
  return runTool(settings, 'scripts/restore', [resolve(file)], migrate);
});
