import { canAdminister } from '@/lib/account/policy';
import { getTeam } from '@/lib/account/read';
import type { TestMailJson } from '@/lib/account/schema';
import type { Actor } from '@/lib/auth/actor';
import { countUse } from '@/lib/auth/limits';
import { prisma } from '@/lib/db';
import { siteUrl } from '@/lib/env';
import { AppError, forbidden, invalid } from '@/lib/errors';
import { writeLetter } from '@/lib/ports/mail/letter';
import { sendMail, sendsBySmtp } from '@/lib/ports/mail/mail';

/** To the admin who asks, at once and not by the queue: what the mail server says is the answer. */
export async function sendTestMail(actor: Actor): Promise<TestMailJson> {
  if (!canAdminister(actor)) throw forbidden();
  await countUse('mailing', actor.id);
  const [{ name: team }, user] = await Promise.all([
    getTeam(),
    prisma.user.findUniqueOrThrow({ where: { id: actor.id }, select: { name: true, email: true } }),
  ]);
  if (!user.email) throw invalid('email', 'Your profile has no e-mail address to send it to.');
  const letter = writeLetter({
    team,
    site: siteUrl(),
    heading: 'Mail works',
    paragraphs: [`Hello ${user.name},`, `${team} can send invitations and notifications: this mail arrived.`],
    footer: ['You get this mail because you asked for a test in the settings.'],
  });
  await sendMail({ to: user.email, subject: `Test mail from ${team}`, ...letter }).catch((error: unknown) => {
    throw new AppError('unavailable', `The mail server did not take the mail. ${wordsOf(error)}`);
  });
  return { to: user.email, by: sendsBySmtp() ? 'smtp' : 'file' };
}

function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.replace(/\p{Cc}+/gu, ' ').slice(0, 500);
}
