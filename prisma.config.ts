import { defineConfig } from 'prisma/config';

// `prisma generate` insists on a schema engine it never starts; any file spares the download.
if (process.argv.includes('generate')) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= import.meta.filename;

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations', seed: 'tsx prisma/seed.ts' },
  // Generating needs no database, so an unset variable is no error here.
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
