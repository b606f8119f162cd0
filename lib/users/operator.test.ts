import { beforeEach, describe, expect, it } from 'vitest';
import { verifyPassword } from '@/lib/auth/password';
import { prisma } from '@/lib/db';
import { useTestDatabase } from '@/lib/testing/database';
import { createAdmin, demote, listAdmins, promote, resetPassword } from './operator';

useTestDatabase();

const passwordIn = (lines: string[]) => lines.find((line) => line.startsWith('Password: '))?.slice(10) ?? '';
const find = (email: string) => prisma.user.findUniqueOrThrow({ where: { email } });

beforeEach(async () => {
  await prisma.user.deleteMany({});
});

describe('npm run admin', () => {
  it('makes an admin who can sign in with the password shown', async () => {
    const { lines } = await createAdmin(' First@Example.com ');
    const user = await find('first@example.com');
    expect(user.isAdmin).toBe(true);
    expect(await verifyPassword(user.passwordHash, passwordIn(lines))).toBe(true);
    expect((await listAdmins()).lines).toEqual([expect.stringContaining('First@Example.com')]);
  });

  it('refuses an address twice and what is none', async () => {
    await createAdmin('first@example.com');
    await expect(createAdmin('FIRST@example.com')).rejects.toThrow('in the team already');
    await expect(createAdmin('nobody')).rejects.toThrow('not an e-mail address');
    await expect(promote('stranger@example.com')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('writes each change down, and by which command', async () => {
    await createAdmin('first@example.com');
    await createAdmin('second@example.com');
    await demote('second@example.com');
    await promote('second@example.com');
    await resetPassword('second@example.com');
    const { id } = await find('second@example.com');
    const entries = await prisma.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } });
    const told = entries.map(({ action, actorId, after }) => [action, actorId, (after as { by: string }).by]);
    expect(told).toEqual([
      ['user.create', null, 'npm run admin -- create'],
      ['user.remove-admin', null, 'npm run admin -- demote'],
      ['user.make-admin', null, 'npm run admin -- promote'],
      ['auth.reset', null, 'npm run admin -- reset-password'],
    ]);
    expect(JSON.stringify(told)).not.toContain('argon2');
  });

  it('keeps the last admin', async () => {
    await createAdmin('first@example.com');
    await expect(demote('first@example.com')).rejects.toThrow('last admin');
    await createAdmin('second@example.com');
    await demote('first@example.com');
    expect((await find('first@example.com')).isAdmin).toBe(false);
    await promote('first@example.com');
    expect((await find('first@example.com')).isAdmin).toBe(true);
  });

  it('ends the sessions of who gets a new password', async () => {
    await createAdmin('first@example.com');
    const { id } = await find('first@example.com');
    await prisma.session.create({ data: { id: 's', userId: id, expiresAt: new Date(Date.now() + 60_000) } });
    const { lines } = await resetPassword('first@example.com');
    expect(await prisma.session.count({ where: { userId: id } })).toBe(0);
    expect(await verifyPassword((await find('first@example.com')).passwordHash, passwordIn(lines))).toBe(
      true,
    );
  });
});
