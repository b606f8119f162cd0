import { expect, test } from 'vitest';
import { recordAudit } from '@/lib/audit/write';
import { prisma } from '@/lib/db';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';

useTestDatabase();

const subject = { type: 'account', id: 1, name: 'Fika' } as const;
const last = async () => (await sql`select * from audit_entries order by id desc limit 1`)[0];

test('an entry keeps who, what, and only what changed', async () => {
  const actor = await addActor({ name: 'Ada Lovelace' });
  const before = { name: 'Old', hide_email: 0, groups: [1, 2] };
  const after = { name: 'New', hide_email: 0, groups: [1, 2] };
  await recordAudit(prisma, { actor, action: 'settings.general', subject, before, after });
  expect(await last()).toMatchObject({
    actor_id: actor.id,
    actor_name: 'Ada Lovelace',
    action: 'settings.general',
    subject_name: 'Fika',
    before: { name: 'Old' },
    after: { name: 'New' },
  });
});

test('nothing is written where nothing changed', async () => {
  const [{ count }] = await sql<[{ count: number }]>`select count(*)::int from audit_entries`;
  await recordAudit(prisma, {
    actor: null,
    action: 'settings.login',
    subject,
    before: { a: 1 },
    after: { a: 1 },
  });
  expect(await sql`select count(*)::int from audit_entries`).toEqual([{ count }]);
});

test('an entry goes with the change that is taken back', async () => {
  const undone = prisma.$transaction(async (tx) => {
    await recordAudit(tx, { actor: null, action: 'auth.undone', subject });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await sql`select 1 from audit_entries where action = 'auth.undone'`).toEqual([]);
});

test.each(['update audit_entries set action = $$x$$', 'delete from audit_entries', 'truncate audit_entries'])(
  'the database refuses: %s',
  async (statement) => {
    await expect(sql.unsafe(statement)).rejects.toThrow('never changed or removed');
  },
);
