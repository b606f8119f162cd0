// Makes every search document anew, and the index of the search engine, where one is set. Search goes on meanwhile.
import { runScript } from './lib/run-script.mjs';

await runScript(async ({ settings, words }) => {
  const { migrate } = await import('./lib/migrations.mjs');
  const { runTool } = await import('./lib/run-tool.mjs');
  return runTool(settings, 'scripts/reindex', words, migrate);
});
