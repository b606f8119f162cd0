import { expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';
import { demote } from '@/lib/users/operator';
import { deactivateUser, deleteUser, makeAdmin, removeAdmin } from '@/lib/users/write';

useTestDatabase();

const rounds = 15;

/** One admin is left at least, each of them demoted, deleted or shut out by another at the same moment. */
test('no sequence of calls at once takes the last admin', async () => {
  for (let round = 0; round < rounds; round++) {
    await sql`delete from users`;
    const admins = await Promise.all([0, 1, 2].map(() => addActor({ admin: true })));
    const outcomes = await Promise.allSettled(
      admins.flatMap((by) => admins.map((on) => anyOf(by, on, round))),
    );
    const [left] = await sql<[{ count: number }]>`
      select count(*)::int from users where is_admin and deleted_at is null and deactivated_at is null`;
    expect(left.count).toBeGreaterThanOrEqual(1);
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  }
});

test('the operator and an admin who demote each other at once leave one', async () => {
  for (let round = 0; round < rounds; round++) {
    await sql`delete from users`;
    const [one, two] = [await addActor({ admin: true }), await addActor({ admin: true })];
    const [{ email }] = await sql<[{ email: string }]>`select email from users where id = ${one.id}`;
    await Promise.allSettled([demote(email), removeAdmin(one, two.id)]);
    expect(await sql`select 1 from users where is_admin`).toHaveLength(1);
  }
});

test('who was made an admin or is none any more signs in again, and the one who asks stays', async () => {
  const [admin, other] = [await addActor({ admin: true }), await addActor()];
  await makeAdmin(admin, other.id);
  await removeAdmin(admin, admin.id);
  const sessions = await sql<{ id: string }[]>`
    select id from sessions where user_id = any(${[admin.id, other.id]})`;
  expect(sessions.map(({ id }) => id)).toEqual([admin.sessionId]);
});

function anyOf(by: Actor, on: Actor, round: number) {
  const calls = [removeAdmin, deleteUser, deactivateUser] as const;
  return (calls[(by.id + on.id + round) % calls.length] ?? removeAdmin)(by, on.id);
}

test('who already is what they are made stays signed in', async () => {
  const [by, admin, member] = [
    await addActor({ admin: true }),
    await addActor({ admin: true }),
    await addActor(),
  ];
  await makeAdmin(by, admin.id);
  await removeAdmin(by, member.id);
  expect(await sql`select 1 from sessions where user_id in (${admin.id}, ${member.id})`).toHaveLength(2);
  await removeAdmin(by, admin.id);
  expect(await sql`select 1 from sessions where user_id = ${admin.id}`).toHaveLength(0);
});
