// Runs only the embedded PostgreSQL, for development: prints its DATABASE_URL and stays in the foreground.
import { resolve } from 'node:path';
import { describeFailure } from './lib/failure.mjs';
import { startPostgres } from './lib/postgres.mjs';

try {
  const database = await startPostgres({ dataDir: resolve(process.env.DATA_DIR ?? '.data') });
  console.log(`DATABASE_URL=${database.url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => database.stop());
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
