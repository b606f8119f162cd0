import { test as base } from '@playwright/test';
import type { ReservedSql } from 'postgres';
import { Client } from './client.ts';
import { sql } from './database.ts';
import { createPerson, type Person } from './factories.ts';

type TestFixtures = { hold: undefined };
type WorkerFixtures = { admin: Person; member: Person; guest: Client };

/** One number for everybody who means this lock. */
const team = 4_071_776;

/**
 * Tests with an admin, a member and a guest at hand. A test tagged `@alone` changes what the whole team shares (its
 * settings, who is admin, the sign-in throttle) and runs while no other test does, in whichever worker that is; the
 * settings are put back after it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hold: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use, info) => {
      const connection = await sql.reserve();
      try {
        if (info.tags.includes('@alone')) await holdAlone(connection, use);
        else await holdShared(connection, use);
      } finally {
        await connection`select pg_advisory_unlock_all()`;
        connection.release();
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

async function holdShared(connection: ReservedSql, use: Run): Promise<void> {
  await connection`select pg_advisory_lock_shared(${team})`;
  await use(undefined);
}

async function holdAlone(connection: ReservedSql, use: Run): Promise<void> {
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
