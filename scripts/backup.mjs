// Writes the database and all files into one archive while Hearth runs: npm run backup -- [FILE]
import { resolve } from 'node:path';
import { runScript } from './lib/run-script.mjs';

await runScript(async ({ settings, words }) => {
  const { runTool } = await import('./lib/run-tool.mjs');
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  return runTool(settings, 'scripts/backup', [resolve(words[0] ?? `hearth-${stamp}.tar.gz`)]);
});
