import type { AuditAction } from '@/lib/audit/schema';
import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { assertNewPassword } from '@/lib/auth/new-password';
import { hashPassword, verifyPassword } from '@/lib/auth/password';
import { databaseNow, prisma, type Transaction } from '@/lib/db';
import { AppError, forbidden, invalid, notFound } from '@/lib/errors';
import { pictureSent } from '@/lib/media/picture-input';
import { presentMedia } from '@/lib/media/present';
import type { IncomingFile, MediaJson } from '@/lib/media/schema';
import { addAvatar, cropAvatar } from '@/lib/media/write';
import { canAdministerUsers, canEditUser } from '@/lib/users/policy';
import { getUser, listUsers } from '@/lib/users/read';
import type { PasswordInput, ProfileInput, UserJson } from '@/lib/users/schema';
import type { Prisma } from '@/prisma/generated/client';

/** By the person or an admin; the address by admins only (contract §3). */
export async function updateUser(actor: Actor, id: number, input: ProfileInput): Promise<UserJson> {
  const before = await getUser(actor, id);
  if (!canEditUser(actor, id)) throw forbidden();
  if (input.email !== undefined && !canAdministerUsers(actor) && input.email !== before.email) {
    throw new AppError('forbidden', 'Only an admin can change an e-mail address.');
  }
  const avatar = pictureSent('avatar', input.avatar, before.avatar);
  const avatarId = avatar ? (await cropAvatar(actor, avatar, input.avatar_crop)).id : avatar;
  await saveProfile(actor, id, {
    version: { increment: 1 },
    ...(input.name !== undefined && { name: input.name }),
    ...(input.email !== undefined && canAdministerUsers(actor) && { email: input.email }),
    ...(avatarId !== undefined && { avatarId }),
    ...(input.job_title !== undefined && { jobTitle: input.job_title }),
    ...(input.phone_office !== undefined && { phoneOffice: input.phone_office }),
    ...(input.phone_mobile !== undefined && { phoneMobile: input.phone_mobile }),
    ...(input.intro !== undefined && { intro: input.intro }),
    ...(input.work_experience !== undefined && { workExperience: input.work_experience }),
  });
  return getUser(actor, id);
}

/** An admin's changes to somebody else, and every new address, are written down. */
async function saveProfile(actor: Actor, id: number, data: Prisma.UserUncheckedUpdateInput): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const before = await tx.user.findUniqueOrThrow({ where: { id }, select: profile });
    const after = await tx.user.update({ where: { id }, data, select: profile });
    if (before.email !== after.email) await endResets(tx, id);
    if (actor.id === id && before.email === after.email) return;
    const subject = { type: 'user', id, name: before.name } as const;
    await recordAudit(tx, { actor, action: 'user.update', subject, before, after });
  });
}

const profile = {
  name: true,
  email: true,
  avatarId: true,
  jobTitle: true,
  phoneOffice: true,
  phoneMobile: true,
  intro: true,
  workExperience: true,
} as const;

/** The picture, cropped, is the person's avatar at once. */
export async function uploadAvatar(actor: Actor, id: number, file: IncomingFile): Promise<MediaJson> {
  await getUser(actor, id);
  if (!canEditUser(actor, id)) throw forbidden();
  const media = await addAvatar(actor, file);
  await saveProfile(actor, id, { avatarId: media.id, version: { increment: 1 } });
  return presentMedia(media);
}

/** Ends the person's other sessions (contract §3). */
export async function changePassword(actor: Actor, input: PasswordInput): Promise<void> {
  assertNewPassword(input);
  const user = await prisma.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { passwordHash: true },
  });
  if (user.passwordHash && !(await verifyPassword(user.passwordHash, input.current_password ?? ''))) {
    throw invalid('current_password', 'Your current password is not right');
  }
  const passwordHash = await hashPassword(input.password);
  await prisma.$transaction(async (tx) => {
    const { name } = await tx.user.update({
      where: { id: actor.id },
      data: { passwordHash },
      select: { name: true },
    });
    await endOtherSessions(tx, actor, actor.id);
    await endResets(tx, actor.id);
    const subject = { type: 'user', id: actor.id, name } as const;
    await recordAudit(tx, { actor, action: 'auth.password', subject });
  });
}

export async function makeAdmin(actor: Actor, id: number): Promise<UserJson[]> {
  await changeAdmins(actor, id, 'user.make-admin', async (tx, before) => {
    if (before.isAdmin) return;
    await tx.user.updateMany({ where: { id }, data: { isAdmin: true } });
    await endOtherSessions(tx, actor, id);
  });
  return listUsers(actor);
}

/** The last admin cannot be demoted. A change of role ends the person's sessions (guard 13), but the one that asks. */
export async function removeAdmin(actor: Actor, id: number): Promise<UserJson[]> {
  await changeAdmins(actor, id, 'user.remove-admin', async (tx, before) => {
    if (!before.isAdmin) return;
    await assertOtherAdmin(tx, id, 'The last admin cannot be demoted. Make somebody else an admin first.');
    await tx.user.updateMany({ where: { id }, data: { isAdmin: false } });
    await endOtherSessions(tx, actor, id);
  });
  return listUsers(actor);
}

/** Posts and comments stay under the name; sessions, links and memberships end, and the address is free again. */
export async function deleteUser(actor: Actor, id: number): Promise<UserJson[]> {
  if (id === actor.id) throw new AppError('conflict', 'You cannot delete yourself. Ask another admin.');
  await changeAdmins(actor, id, 'user.delete', async (tx) => {
    await assertOtherAdmin(tx, id, 'The last admin cannot be deleted.');
    await tx.user.updateMany({
      where: { id },
      data: { deletedAt: new Date(), email: null, passwordHash: null, isAdmin: false },
    });
    await tx.session.deleteMany({ where: { userId: id } });
    await tx.shareLink.deleteMany({ where: { userId: id } });
    await tx.groupMember.deleteMany({ where: { userId: id } });
    await tx.passwordReset.deleteMany({ where: { userId: id } });
  });
  return listUsers(actor);
}

/** Shut out from the next request on; what they wrote, their memberships and their address stay. */
export async function deactivateUser(actor: Actor, id: number): Promise<UserJson[]> {
  if (id === actor.id) throw new AppError('conflict', 'You cannot deactivate yourself. Ask another admin.');
  await changeAdmins(actor, id, 'user.deactivate', async (tx) => {
    await assertOtherAdmin(tx, id, 'The last admin cannot be deactivated.');
    await tx.user.updateMany({
      where: { id, deactivatedAt: null },
      data: { deactivatedAt: await databaseNow(tx) },
    });
    await tx.session.deleteMany({ where: { userId: id } });
    await tx.passwordReset.deleteMany({ where: { userId: id } });
  });
  return listUsers(actor);
}

export async function reactivateUser(actor: Actor, id: number): Promise<UserJson[]> {
  await changeAdmins(actor, id, 'user.reactivate', (tx) =>
    tx.user.updateMany({ where: { id }, data: { deactivatedAt: null } }),
  );
  return listUsers(actor);
}

/** Changes to who is admin wait for each other, so that two at once cannot leave the team without one. */
async function changeAdmins(
  actor: Actor,
  id: number,
  action: AuditAction,
  change: (tx: Transaction, before: { isAdmin: boolean }) => Promise<unknown>,
): Promise<void> {
  if (!canAdministerUsers(actor)) throw forbidden();
  await prisma.$transaction(async (tx) => {
    await tx.$queryRaw`select id from account for update`;
    const asking = await tx.user.findFirst({ where: { id: actor.id, isAdmin: true, deletedAt: null } });
    if (!asking) throw forbidden();
    const before = await tx.user.findFirst({ where: { id, deletedAt: null }, select: standing });
    if (!before) throw notFound();
    await change(tx, before);
    const after = await tx.user.findUniqueOrThrow({ where: { id }, select: standing });
    const subject = { type: 'user', id, name: before.name } as const;
    await recordAudit(tx, { actor, action, subject, before, after });
  });
}

async function endOtherSessions(tx: Transaction, actor: Actor, userId: number): Promise<void> {
  await tx.session.deleteMany({ where: { userId, id: { not: actor.sessionId } } });
}

/** A link that was mailed before opens nothing any more. */
async function endResets(tx: Transaction, userId: number): Promise<void> {
  await tx.passwordReset.deleteMany({ where: { userId, usedAt: null } });
}

/** What the audit log keeps of a member. */
const standing = { name: true, email: true, isAdmin: true, deactivatedAt: true, deletedAt: true } as const;

async function assertOtherAdmin(tx: Transaction, id: number, message: string): Promise<void> {
  const other = await tx.user.findFirst({
    where: { isAdmin: true, deletedAt: null, deactivatedAt: null, id: { not: id } },
  });
  if (!other) throw new AppError('conflict', message);
}
