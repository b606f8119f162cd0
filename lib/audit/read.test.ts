import { expect, test } from 'vitest';
import { updateGeneral } from '@/lib/account/write';
import { exportAudit, pageAudit } from '@/lib/audit/read';
import { recordAudit } from '@/lib/audit/write';
import { prisma } from '@/lib/db';
import { groupTypes } from '@/lib/groups/types';
import { createGroup, deleteGroup, updateGroup } from '@/lib/groups/write';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';
import { makeAdmin, removeAdmin, updateUser } from '@/lib/users/write';

useTestDatabase();

const group = {
  type: groupTypes.chronological,
  members: [],
  creators: [],
  admins: [],
  all_users_can_create_posts: true,
};

test('settings, roles, profiles and groups are written down with before and after', async () => {
  const [admin, member] = [await addActor({ admin: true, name: 'Ada' }), await addActor({ name: 'Bo' })];
  await updateGeneral(admin, { name: 'Fika', hide_email: true }, null);
  await makeAdmin(admin, member.id);
  await removeAdmin(admin, member.id);
  await updateUser(admin, member.id, { job_title: 'Pilot' });
  const { id } = await createGroup(admin, { ...group, name: 'Secret', private: true });
  await updateGroup(admin, String(id), { private: false }, null);
  await deleteGroup(admin, String(id), null);
  const { data } = await pageAudit(admin, { page: 0 });
  expect(data.map(({ action, subject, before, after }) => [action, subject.name, before, after])).toEqual([
    ['group.delete', 'Secret', expect.objectContaining({ private: false }), null],
    ['group.update', 'Secret', { private: true }, { private: false }],
    ['group.create', 'Secret', null, expect.objectContaining({ admins: [admin.id] })],
    ['user.update', 'Bo', { jobTitle: null }, { jobTitle: 'Pilot' }],
    ['user.remove-admin', 'Bo', { isAdmin: true }, { isAdmin: false }],
    ['user.make-admin', 'Bo', { isAdmin: false }, { isAdmin: true }],
    ['settings.general', 'Fika', { name: 'Our team', hideEmail: false }, { name: 'Fika', hideEmail: true }],
  ]);
  expect(data.every(({ actor }) => actor?.name === 'Ada')).toBe(true);
});

test('one finds by area, by name and by day', async () => {
  const admin = await addActor({ admin: true });
  await recordAudit(prisma, {
    actor: null,
    action: 'auth.failure',
    subject: { type: 'user', name: '100% who' },
  });
  const found = async (filter: object) => (await pageAudit(admin, { page: 0, ...filter })).total;
  const today = new Date().toISOString().slice(0, 10);
  expect(await found({ area: 'auth', query: '100%' })).toBe(1);
  expect(await found({ area: 'group', query: '100%' })).toBe(0);
  expect(await found({ query: '100_' })).toBe(0);
  expect(await found({ query: '100%', from: today, to: today })).toBe(1);
  expect(await found({ query: '100%', to: '2026-01-01' })).toBe(0);
});

test('the CSV runs no formula, and only admins get it', async () => {
  const [admin, member] = [await addActor({ admin: true }), await addActor()];
  await recordAudit(prisma, {
    actor: null,
    action: 'auth.failure',
    subject: { type: 'user', name: '=HYPERLINK("x")' },
  });
  expect(await exportAudit(admin, {})).toContain(`"'=HYPERLINK(""x"")"`);
  await expect(exportAudit(member, {})).rejects.toMatchObject({ code: 'forbidden' });
  await expect(pageAudit(member, { page: 0 })).rejects.toMatchObject({ code: 'forbidden' });
});
