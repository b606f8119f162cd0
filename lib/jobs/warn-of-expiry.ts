import { getTeam } from '@/lib/account/read';
import { dayOf, readCertificate } from '@/lib/auth/saml/certificate';
import { readSsoConfig } from '@/lib/auth/saml/config';
import { prisma } from '@/lib/db';
import { siteUrl } from '@/lib/env';
import { writeLetter } from '@/lib/ports/mail/letter';
import { sendMail } from '@/lib/ports/mail/mail';

/** Days before the end on which admins are mailed. */
const warned = [30, 14, 7, 3, 1, 0];

/** Once a day: tells the admins while there is time that nobody could sign in by single sign-on any more. */
export async function warnOfExpiry(_input?: null, _signal?: AbortSignal, now = new Date()): Promise<void> {
  const config = await readSsoConfig();
  const ends = config.certificates.flatMap((text) => readCertificate(text)?.validToDate ?? []);
  const last = ends.sort((a, b) => b.getTime() - a.getTime())[0];
  if (config.mode === 0 || !last) return;
  const days = Math.floor((last.getTime() - now.getTime()) / 86_400_000);
  if (!warned.includes(days)) return;
  const { name: team } = await getTeam();
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  const letter = writeLetter({
    team,
    site: siteUrl(),
    heading: `Single sign-on ends ${when}`,
    paragraphs: [
      `The last certificate of your identity provider expires on ${dayOf(last)}. After that nobody can sign in with it.`,
      'Ask your identity provider for its next certificate and add it beside the present one.',
    ],
    action: { label: 'Open Single Sign On', url: siteUrl('/settings/sso') },
    footer: ['You get this mail because you are an admin of the team.'],
  });
  const admins = await prisma.user.findMany({
    where: { isAdmin: true, deletedAt: null, deactivatedAt: null, email: { not: null } },
    select: { email: true },
  });
  for (const { email } of admins) {
    if (email) await sendMail({ to: email, subject: `Single sign-on at ${team} ends ${when}`, ...letter });
  }
}
