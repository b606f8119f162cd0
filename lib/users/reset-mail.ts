import { getTeam } from '@/lib/account/read';
import { recordAudit } from '@/lib/audit/write';
import { newToken } from '@/lib/auth/one-time';
import { databaseNow, prisma } from '@/lib/db';
import { siteUrl } from '@/lib/env';
import { log } from '@/lib/log';
import { AlreadySent, isRefusedForGood } from '@/lib/ports/mail/failure';
import { writeLetter } from '@/lib/ports/mail/letter';
import { sendMail } from '@/lib/ports/mail/mail';

const hourMs = 3_600_000;

/** What was asked, known address or not, under an id of its own. */
export type ResetRequest = { email: string; request: string };

/**
 * The job that mails a link to who asked for a new password, if there is such a member. The link works from just before the
 * mail server takes the mail, once for each request, however often this is begun.
 */
export async function mailReset({ email, request }: ResetRequest): Promise<void> {
  const user = await prisma.user.findFirst({
    where: { email, deletedAt: null, deactivatedAt: null },
    select: { id: true, name: true, email: true },
  });
  if (!user?.email || (await prisma.passwordReset.findUnique({ where: { requestId: request } }))) return;
  const { token, hash } = newToken();
  const commit = () => openReset({ id: user.id, name: user.name }, hash, request);
  try {
    // To the address on record: what was typed may only look the same to the database.
    await sendMail({ to: user.email, ...(await letterOf(user.name, token)), commit });
  } catch (error) {
    if (error instanceof AlreadySent) return;
    log.error({ err: error }, 'a link to reset a password was not mailed');
    await prisma.passwordReset.deleteMany({ where: { tokenHash: hash } });
    if (!isRefusedForGood(error)) throw error;
  }
}

async function openReset(user: { id: number; name: string }, hash: string, request: string): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const expiresAt = new Date((await databaseNow(tx)).getTime() + hourMs);
    const data = [{ tokenHash: hash, requestId: request, userId: user.id, expiresAt }];
    const { count } = await tx.passwordReset.createMany({ data, skipDuplicates: true });
    if (count === 0) throw new AlreadySent();
    const subject = { type: 'user', ...user } as const;
    await recordAudit(tx, { actor: null, action: 'auth.reset-asked', subject });
  });
}

async function letterOf(name: string, token: string) {
  const { name: team } = await getTeam();
  const letter = writeLetter({
    team,
    site: siteUrl(),
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${name},`,
      'The link leads to the page where you choose it. It works once, for an hour.',
    ],
    action: { label: 'Choose a new password', url: siteUrl(`/login/reset?token=${token}`) },
    footer: ['Somebody asked for this with your address. If it was not you, ignore it: nothing has changed.'],
  });
  return { subject: `Your password at ${team}`, ...letter };
}
