import { test as base } from '@playwright/test';
import postgres from 'postgres';
import { Client } from './client.ts';
import { databaseUrl } from './database.ts';
import { createPerson, type Person } from './factories.ts';

type TestFixtures = { hold: undefined };
type WorkerFixtures = { lock: postgres.Sql; admin: Person; member: Person; guest: Client };

/** One number for everybody who means this lock. */
const team = 4_071_776;

/**
 * Tests with an admin, a member and a guest at hand. A test tagged `@alone` changes what the whole team shares (its
 * settings, who is admin, the sign-in throttle) and runs while no other test does, in whichever worker that is; the
 * settings are put back after it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // One connection, as a lock belongs to its session, and one that does not close while it is idle.
  lock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const connection = postgres(databaseUrl(), { max: 1 });
      await use(connection);
      await connection.end();
    },
    { scope: 'worker' },
  ],
  hold: [
    async ({ lock }, use, info) => {
      try {
        if (info.tags.includes('@alone')) await holdAlone(lock, use);
        else await holdShared(lock, use);
      } finally {
        await lock`select pg_advisory_unlock_all()`;
      }
    },
    { auto: true, timeout: 120_000 },
  ],
  admin: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => use(await createPerson({ name: 'Admin', admin: true })),
    { scope: 'worker' },
  ],
  member: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => use(await createPerson({ name: 'Member' })),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  guest: [async ({}, use) => use(new Client()), { scope: 'worker' }],
});

type Run = (value: undefined) => Promise<void>;

async function holdShared(connection: postgres.Sql, use: Run): Promise<void> {
  await connection`select pg_advisory_lock_shared(${team})`;
  await use(undefined);
}

async function holdAlone(connection: postgres.Sql, use: Run): Promise<void> {
  await connection`select pg_advisory_lock(${team})`;
  await connection`create temporary table kept as select * from account`;
  try {
    await use(undefined);
  } finally {
    await connection`begin`;
    await connection`delete from account`;
    await connection`insert into account select * from kept`;
    await connection`commit`;
    await connection`drop table kept`;
    await connection`delete from rate_limits`;
  }
}
