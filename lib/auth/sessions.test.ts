import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { createSession, endSession, endSessionsOf, readActor } from '@/lib/auth/sessions';
import { prisma } from '@/lib/db';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';

useTestDatabase();

const client = { userAgent: 'Firefox', ipAddress: '1.2.3.4' };
let actor: Actor;
let session: string;

beforeEach(async () => {
  actor = await addActor();
  session = actor.sessionId;
});

const rowOf = (id: string) => prisma.session.findUniqueOrThrow({ where: { id } });

test('a session answers who asks, as the database has it now', async () => {
  expect(await readActor(session)).toEqual({
    id: actor.id,
    isAdmin: false,
    sessionId: session,
    hideEmail: false,
  });
  await sql`update users set is_admin = true where id = ${actor.id}`;
  await sql`update account set hide_email = true`;
  expect(await readActor(session)).toMatchObject({ isAdmin: true, hideEmail: true });
  await sql`update account set hide_email = false`;
});

test('every sign-in has an id of its own that cannot be guessed', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => createSession(actor.id, client)));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\w-]{43}$/);
});

test('a session keeps where it came from, and no more of a browser than 300 characters', async () => {
  const id = await createSession(actor.id, { userAgent: 'x'.repeat(400), ipAddress: '1.2.3.4' });
  expect(await rowOf(id)).toMatchObject({ userAgent: 'x'.repeat(300), ipAddress: '1.2.3.4' });
});

describe('nobody asks', () => {
  test.each(['', 'unknown', "' or true --"])('by the session %j', async (id) => {
    expect(await readActor(id)).toBeNull();
  });

  test('by a session that has expired', async () => {
    await sql`update sessions set expires_at = now() where id = ${session}`;
    expect(await readActor(session)).toBeNull();
  });

  test('by a session that nobody used for two weeks', async () => {
    await sql`update sessions set last_seen_at = now() - interval '13 days 23 hours' where id = ${session}`;
    expect(await readActor(session)).not.toBeNull();
    await sql`update sessions set last_seen_at = now() - interval '14 days 1 second' where id = ${session}`;
    expect(await readActor(session)).toBeNull();
  });

  test.each(['deactivated_at', 'deleted_at'])('who is gone: %s', async (column) => {
    await sql`update users set ${sql(column)} = now() where id = ${actor.id}`;
    expect(await readActor(session)).toBeNull();
  });

  test('by a session that was ended', async () => {
    await endSession(session);
    expect(await readActor(session)).toBeNull();
  });
});

test('a session ends 30 days after the sign-in, however much it is used', async () => {
  const { expiresAt } = await rowOf(session);
  expect(expiresAt.getTime() / 86_400_000 - Date.now() / 86_400_000).toBeCloseTo(30, 2);
  await sql`update sessions set last_seen_at = now() - interval '1 hour' where id = ${session}`;
  await readActor(session);
  expect((await rowOf(session)).expiresAt).toEqual(expiresAt);
});

test('reading writes at most every five minutes', async () => {
  const before = (await rowOf(session)).lastSeenAt;
  await readActor(session);
  expect((await rowOf(session)).lastSeenAt).toEqual(before);
  await sql`update sessions set last_seen_at = now() - interval '301 seconds' where id = ${session}`;
  await readActor(session);
  expect((await rowOf(session)).lastSeenAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
});

test('ending sessions spares the one that is named, and other people', async () => {
  const other = await addActor();
  const second = await createSession(actor.id, client);
  await endSessionsOf(actor.id, second);
  expect([
    await readActor(session),
    (await readActor(second))?.id,
    (await readActor(other.sessionId))?.id,
  ]).toEqual([null, actor.id, other.id]);
  await endSessionsOf(actor.id);
  expect(await readActor(second)).toBeNull();
});
