// Writes everything people wrote into a folder that can be read without Hearth: npm run export -- [FOLDER]
import { resolve } from 'node:path';
import { runScript } from './lib/run-script.mjs';

await runScript(async ({ settings, words }) => {
  const { runTool } = await import('./lib/run-tool.mjs');
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  return runTool(settings, 'scripts/export', [resolve(words[0] ?? `hearth-export-${stamp}`)]);
});
