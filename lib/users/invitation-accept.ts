import { recordAudit } from '@/lib/audit/write';
import { assertNewPassword } from '@/lib/auth/new-password';
import { hashToken } from '@/lib/auth/one-time';
import { hashPassword } from '@/lib/auth/password';
import { databaseNow, prisma } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { tellWelcome } from '@/lib/notifications/tell';
import { getOffer } from '@/lib/users/invitation-read';
import type { AcceptInput } from '@/lib/users/invitation-schema';

/** The holder of the link becomes a member, once, and may sign in with the address that is answered. */
export async function acceptInvitation(input: AcceptInput): Promise<{ email: string }> {
  // Before the password is hashed, which is work that only a holder of a link may cause.
  await getOffer(input.token);
  assertNewPassword(input);
  const passwordHash = await hashPassword(input.password);
  return prisma.$transaction(async (tx) => {
    const now = await databaseNow(tx);
    const [invitation] = await tx.invitation.updateManyAndReturn({
      where: {
        tokenHash: hashToken(input.token),
        acceptedAt: null,
        revokedAt: null,
        expiresAt: { gt: now },
      },
      data: { acceptedAt: now },
    });
    if (!invitation) throw new AppError('gone', 'This invitation was used or withdrawn.');
    const { email, name, jobTitle, phoneOffice, phoneMobile } = invitation;
    const user = await tx.user.create({
      data: { email, name, jobTitle, phoneOffice, phoneMobile, passwordHash },
      select: { id: true },
    });
    await tellWelcome(tx, user.id);
    await recordAudit(tx, {
      actor: user,
      action: 'invitation.accept',
      subject: { type: 'user', id: user.id, name },
    });
    return { email };
  });
}
