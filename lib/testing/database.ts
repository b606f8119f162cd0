import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server: a superuser's address, and one of the role the application has, both without database. */
    testServer: { superuser: string; application: string };
  }
}

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** A database of its own with every migration applied, copied from a template in a few dozen milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsSuperuser(`create database ${name} template hearth owner hearth`);
  return {
    url: `${inject('testServer').application}/${name}`,
    drop: () => runAsSuperuser(`drop database ${name} with (force)`),
  };
}

/** Gives the tests of a file one database, to which `lib/db` and `lib/sql` then connect. */
export function useTestDatabase(): void {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    process.env.DATABASE_URL = database.url;
  });
  afterAll(async () => {
    const { closeDatabase } = await import('@/lib/db');
    await closeDatabase();
    await database.drop();
  });
}

async function runAsSuperuser(statement: string): Promise<void> {
  const sql = postgres(`${inject('testServer').superuser}/postgres`, { max: 1 });
  await sql.unsafe(statement);
  await sql.end();
}
