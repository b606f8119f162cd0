import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/audit/write';
import { assertNewPassword } from '@/lib/auth/new-password';
import { hashToken } from '@/lib/auth/one-time';
import { hashPassword } from '@/lib/auth/password';
import { countResetRequest } from '@/lib/auth/throttle';
import { databaseNow, prisma } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/queue';
import type { ResetInput } from '@/lib/users/schema';

const gone = 'This link was used already, or is older than an hour. Ask for another one.';

/**
 * Whether the address is known changes neither the answer nor its time: it is looked up when the mail is written.
 * @param address of the caller, to hold back who asks for too many
 */
export async function forgotPassword(email: string, address: string): Promise<void> {
  await countResetRequest(email, address);
  await enqueue(prisma, 'mail-reset', { email, request: randomUUID() });
}

/** Once for each link, however many ask at the same moment. All sessions end, and so do the person's other links. */
export async function resetPassword(input: ResetInput): Promise<void> {
  const tokenHash = hashToken(input.token);
  const where = { tokenHash, usedAt: null, user: { deletedAt: null, deactivatedAt: null } };
  // Before the password is hashed, which is work that only a holder of a link may cause.
  const found = await prisma.passwordReset.findFirst({
    where: { ...where, expiresAt: { gt: await databaseNow() } },
  });
  if (!found) throw new AppError('gone', gone);
  assertNewPassword(input);
  const passwordHash = await hashPassword(input.password);
  await prisma.$transaction(async (tx) => {
    const now = await databaseNow(tx);
    const { count } = await tx.passwordReset.updateMany({
      where: { ...where, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    if (count === 0) throw new AppError('gone', gone);
    const { userId } = found;
    const user = await tx.user.update({
      where: { id: userId },
      data: { passwordHash },
      select: { name: true },
    });
    await tx.session.deleteMany({ where: { userId } });
    await tx.passwordReset.deleteMany({ where: { userId, usedAt: null } });
    const subject = { type: 'user', id: userId, name: user.name } as const;
    await recordAudit(tx, { actor: { id: userId }, action: 'auth.reset', subject });
  });
}
