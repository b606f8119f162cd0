// Vitest's global set-up: one throwaway PostgreSQL, whose migrated database every test file copies.
import { migrate } from './lib/migrations.mjs';
import { startThrowawayPostgres } from './lib/throwaway.mjs';

/** @param {import('vitest/node').TestProject} project */
export default async function setUp(project) {
  const server = await startThrowawayPostgres();
  await migrate(server.url);
  project.provide('testServer', {
    superuser: server.superuserUrl.replace(/\/postgres$/, ''),
    application: server.url.replace(/\/hearth$/, ''),
  });
  return server.stop;
}
