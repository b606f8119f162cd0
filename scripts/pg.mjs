// Runs only the embedded PostgreSQL, for development: prints its DATABASE_URL and stays in the foreground.
import { describeFailure } from './lib/failure.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { readSettings } from './lib/settings.mjs';

try {
  const database = await startPostgres(readSettings());
  console.log(`DATABASE_URL=${database.url}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, database.stop);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
