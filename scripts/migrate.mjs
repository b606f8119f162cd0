// Applies the pending migrations; with `--diff NAME` writes the next one from what the schema has more.
import fs from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from './lib/database.mjs';
import { describeFailure, Failure } from './lib/failure.mjs';
import { migrate } from './lib/migrations.mjs';
import { inRoot } from './lib/paths.mjs';
import { readSettings } from './lib/settings.mjs';
import { startThrowawayPostgres } from './lib/throwaway.mjs';

const [flag, name] = process.argv.slice(2);
try {
  await (flag === '--diff' ? writeMigration(name) : applyMigrations());
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

async function applyMigrations() {
  const database = await openDatabase(readSettings());
  try {
    const applied = await migrate(process.env.DATABASE_DIRECT_URL || database.url);
    console.log(applied.length ? `Applied ${applied.join(', ')}` : 'Nothing to migrate');
  } finally {
    await database.stop();
  }
}

/** @param {string | undefined} name */
async function writeMigration(name) {
  if (!name || !/^[a-z0-9_]+$/.test(name)) {
    throw new Failure('Give the migration a name: npm run db:diff -- add_reactions');
  }
  // Of packages for development, which the image does not have.
  const { diffSchema } = await import('./lib/schema-engine.mjs');
  const database = await startThrowawayPostgres();
  try {
    const script = await diffSchema(database.superuserUrl);
    if (!script) return console.log('The migrations already lead to the schema.');
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const directory = inRoot('prisma/migrations', `${stamp}_${name}`);
    fs.mkdirSync(directory, { recursive: true });
    fs.writeFileSync(join(directory, 'migration.sql'), script);
    fs.writeFileSync(inRoot('prisma/migrations/migration_lock.toml'), 'provider = "postgresql"\n');
    console.log(`Wrote ${join(directory, 'migration.sql')}`);
  } finally {
    await database.stop();
  }
}
