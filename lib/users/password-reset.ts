import { getTeam } from '@/lib/account/read';
import { recordAudit } from '@/lib/audit/write';
import { assertNewPassword } from '@/lib/auth/new-password';
import { hashToken, newToken } from '@/lib/auth/one-time';
import { hashPassword } from '@/lib/auth/password';
import { countResetRequest } from '@/lib/auth/throttle';
import { databaseNow, prisma } from '@/lib/db';
import { siteUrl } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { writeLetter } from '@/lib/ports/mail/letter';
import { sendMail } from '@/lib/ports/mail/mail';
import type { ResetInput } from '@/lib/users/schema';

const hourMs = 3_600_000;
const gone = 'This link was used already, or is older than an hour. Ask for another one.';

/**
 * Answers before it looks anybody up: whether the address is known changes neither the answer nor its time.
 * @param address of the caller, to hold back who asks for too many
 */
export async function forgotPassword(email: string, address: string): Promise<void> {
  await countResetRequest(email, address);
  mailLink(email).catch((error) => log.error({ err: error }, 'a link to reset a password was not mailed'));
}

async function mailLink(asked: string): Promise<void> {
  const user = await prisma.user.findFirst({
    where: { email: asked, deletedAt: null, deactivatedAt: null },
    select: { id: true, name: true, email: true },
  });
  if (!user?.email) return;
  const { token, hash } = newToken();
  await prisma.$transaction(async (tx) => {
    const expiresAt = new Date((await databaseNow(tx)).getTime() + hourMs);
    await tx.passwordReset.create({ data: { tokenHash: hash, userId: user.id, expiresAt } });
    const subject = { type: 'user', id: user.id, name: user.name } as const;
    await recordAudit(tx, { actor: null, action: 'auth.reset-asked', subject });
  });
  const { name: team } = await getTeam();
  const letter = writeLetter({
    team,
    site: siteUrl(),
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${user.name},`,
      'The link leads to the page where you choose it. It works once, for an hour.',
    ],
    action: { label: 'Choose a new password', url: siteUrl(`/login/reset?token=${token}`) },
    footer: ['Somebody asked for this with your address. If it was not you, ignore it: nothing has changed.'],
  });
  // To the address on record: what was typed may only look the same to the database.
  await sendMail({ to: user.email, subject: `Your password at ${team}`, ...letter });
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
