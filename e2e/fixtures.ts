import { test as base } from '@playwright/test';
import { Client } from './client.ts';
import { sql } from './database.ts';
import { createPerson, type Person } from './factories.ts';

type TestFixtures = { hold: undefined };
type WorkerFixtures = { admin: Person; member: Person; guest: Client };

/** One number for everybody who means this lock. */
const team = 4_071_776;

/**
 * Tests with an admin, a member and a guest at hand. A test tagged `@alone` changes what the whole team shares (its
 * settings, who is admin, the sign-in throttle) and runs while no other test does, in whichever worker that is.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hold: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use, info) => {
      const connection = await sql.reserve();
      const alone = info.tags.includes('@alone');
      await (alone
        ? connection`select pg_advisory_lock(${team})`
        : connection`select pg_advisory_lock_shared(${team})`);
      try {
        await use(undefined);
      } finally {
        await connection`select pg_advisory_unlock_all()`;
        connection.release();
      }
    },
    { auto: true },
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
