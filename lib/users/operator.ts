import { randomBytes } from 'node:crypto';
import type { AuditAction } from '@/lib/audit/schema';
import { recordAudit } from '@/lib/audit/write';
import { hashPassword } from '@/lib/auth/password';
import { prisma, type Transaction } from '@/lib/db';
import { invalid, notFound } from '@/lib/errors';
import { emailAddress } from '@/lib/fields';

/**
 * What the operator of the machine may do without a session, when nobody can sign in (`npm run admin`). Whoever runs it
 * holds the database already, so there is no actor to ask; these verbs are for scripts and never for a route.
 */
export type OperatorAnswer = { lines: string[] };

export async function createAdmin(address: string): Promise<OperatorAnswer> {
  const email = readAddress(address);
  if (await prisma.user.findFirst({ where: { email } })) {
    throw invalid('email', `${email} is in the team already. Use promote or reset-password.`);
  }
  const password = newPassword();
  const name = email.split('@')[0] ?? email;
  const passwordHash = await hashPassword(password);
  await prisma.$transaction(async (tx) => {
    const user = await tx.user.create({ data: { name, email, isAdmin: true, passwordHash } });
    await writeDown(tx, 'user.create', user, {
      after: { email, isAdmin: true, by: 'npm run admin -- create' },
    });
  });
  return {
    lines: [
      `${email} is an admin.`,
      `Password: ${password}`,
      'It is shown this once. Change it after signing in.',
    ],
  };
}

export async function promote(address: string): Promise<OperatorAnswer> {
  const user = await findMember(address);
  await prisma.$transaction((tx) => setAdmin(tx, user, true));
  return { lines: [`${user.email} is an admin.`] };
}

/** The last admin stays one. */
export async function demote(address: string): Promise<OperatorAnswer> {
  const user = await findMember(address);
  await prisma.$transaction(async (tx) => {
    await tx.$queryRaw`select id from account for update`;
    const others = { isAdmin: true, deletedAt: null, deactivatedAt: null, id: { not: user.id } };
    if ((await tx.user.count({ where: others })) === 0) {
      throw invalid('email', `${user.email} is the last admin. Promote somebody else first.`);
    }
    await setAdmin(tx, user, false);
  });
  return { lines: [`${user.email} is no admin.`] };
}

/** Sets a new password, ends all sessions and lifts a sign-in block. */
export async function resetPassword(address: string): Promise<OperatorAnswer> {
  const user = await findMember(address);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await prisma.$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { passwordHash } });
    await tx.session.deleteMany({ where: { userId: user.id } });
    await tx.rateLimiterFlexible.deleteMany({
      where: { key: { endsWith: `:${user.email?.toLowerCase()}` } },
    });
    await writeDown(tx, 'auth.reset', user, { after: { by: 'npm run admin -- reset-password' } });
  });
  return { lines: [`${user.email} has a new password.`, `Password: ${password}`, 'It is shown this once.'] };
}

export async function listAdmins(): Promise<OperatorAnswer> {
  const admins = await prisma.user.findMany({
    where: { isAdmin: true, deletedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { name: true, email: true },
  });
  if (admins.length === 0)
    return { lines: ['There is no admin yet. Make one: npm run admin -- create EMAIL'] };
  return { lines: admins.map(({ name, email }) => `${email}  ${name}`) };
}

/** When the identity provider is broken or lost: people sign in with their passwords again. */
export async function disableSso(): Promise<OperatorAnswer> {
  return prisma.$transaction(async (tx) => {
    const { name, ssoEnabled } = await tx.account.findUniqueOrThrow({ where: { id: 1 } });
    await tx.account.update({ where: { id: 1 }, data: { ssoEnabled: 0, version: { increment: 1 } } });
    await recordAudit(tx, {
      actor: null,
      action: 'settings.sso',
      subject: { type: 'account', id: 1, name },
      before: { sso_enabled: ssoEnabled },
      after: { sso_enabled: 0, by: 'npm run admin -- disable-sso' },
    });
    return { lines: ['Single sign-on is disabled. Its settings are kept.'] };
  });
}

/** As on the screen, a change of role ends the person's sessions. */
async function setAdmin(
  tx: Transaction,
  user: { id: number; name: string; isAdmin: boolean },
  isAdmin: boolean,
) {
  await tx.user.update({ where: { id: user.id }, data: { isAdmin } });
  await tx.session.deleteMany({ where: { userId: user.id } });
  await writeDown(tx, isAdmin ? 'user.make-admin' : 'user.remove-admin', user, {
    before: { isAdmin: user.isAdmin },
    after: { isAdmin, by: `npm run admin -- ${isAdmin ? 'promote' : 'demote'}` },
  });
}

async function writeDown(
  tx: Transaction,
  action: AuditAction,
  user: { id: number; name: string },
  values: { before?: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> {
  const subject = { type: 'user', id: user.id, name: user.name } as const;
  await recordAudit(tx, { actor: null, action, subject, ...values });
}

async function findMember(address: string) {
  const user = await prisma.user.findFirst({ where: { email: readAddress(address), deletedAt: null } });
  if (!user) throw notFound();
  return user;
}

function readAddress(address: string): string {
  const parsed = emailAddress.safeParse(address);
  if (!parsed.success) throw invalid('email', `"${address}" is not an e-mail address.`);
  return parsed.data;
}

function newPassword(): string {
  return randomBytes(12).toString('base64url');
}
