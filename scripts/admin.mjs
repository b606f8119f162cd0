// Makes, promotes, demotes and lists admins, resets a password, and disables single sign-on, when nobody can sign in.
import { runScript } from './lib/run-script.mjs';

await runScript(async ({ settings, words }) => {
  const { migrate } = await import('./lib/migrations.mjs');
  const { runTool } = await import('./lib/run-tool.mjs');
  return runTool(settings, 'scripts/admin', words, migrate);
});
