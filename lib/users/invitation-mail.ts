import { getTeam } from '@/lib/account/read';
import { newToken } from '@/lib/auth/one-time';
import { databaseNow, prisma } from '@/lib/db';
import { siteUrl } from '@/lib/env';
import { log } from '@/lib/log';
import { AlreadySent, isRefusedForGood } from '@/lib/ports/mail/failure';
import { writeLetter } from '@/lib/ports/mail/letter';
import { sendMail } from '@/lib/ports/mail/mail';

type Waiting = { id: number; email: string; name: string; invited_by: string };

const atOnce = 5;

/**
 * The job that mails invitations. The token is made here, so that the queue never holds one, and becomes the invitation's
 * just before the mail server takes the mail: one mail with one working link, however often this is begun.
 */
export async function mailInvitations({ ids }: { ids: number[] }): Promise<void> {
  const { name: team } = await getTeam();
  const rest = await waitingAmong(ids);
  const failures: unknown[] = [];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift())
      await sendOne(team, next).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
}

async function waitingAmong(ids: number[]): Promise<Waiting[]> {
  const rows = await prisma.invitation.findMany({
    where: { id: { in: ids }, ...(await waiting()) },
    select: { id: true, email: true, name: true, invitedBy: { select: { name: true } } },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ invitedBy, ...row }) => ({ ...row, invited_by: invitedBy?.name ?? 'Somebody' }));
}

async function waiting() {
  return { acceptedAt: null, revokedAt: null, mailedAt: null, expiresAt: { gt: await databaseNow() } };
}

/** Throws what may go better later; what the mail server refuses for good is kept for the screen. */
async function sendOne(team: string, { id, email, name, invited_by }: Waiting): Promise<void> {
  const { token, hash } = newToken();
  const commit = async () => {
    const { count } = await prisma.invitation.updateMany({
      where: { id, ...(await waiting()) },
      data: { tokenHash: hash, mailedAt: await databaseNow(), mailFailedAt: null },
    });
    if (count === 0) throw new AlreadySent();
  };
  const subject = `${invited_by} invited you to ${team}`;
  try {
    await sendMail({ to: email, subject, ...letterOf({ team, subject, name, invited_by, token }), commit });
  } catch (error) {
    if (error instanceof AlreadySent) return;
    log.error({ invitation: id, err: error }, 'an invitation was not mailed');
    await prisma.invitation.updateMany({
      where: { id, acceptedAt: null, OR: [{ tokenHash: hash }, { mailedAt: null }] },
      data: { mailedAt: null, mailFailedAt: await databaseNow() },
    });
    if (!isRefusedForGood(error)) throw error;
  }
}

type Words = { team: string; subject: string; name: string; invited_by: string; token: string };

function letterOf({ team, subject, name, invited_by, token }: Words) {
  return writeLetter({
    team,
    site: siteUrl(),
    heading: subject,
    paragraphs: [
      `Hello ${name},`,
      `${team} shares its news, guides and files on its intranet. Choose a password, and you are in.`,
      'The link is yours alone. It works once, for 7 days.',
    ],
    action: { label: 'Accept the invitation', url: siteUrl(`/invite/${token}`) },
    footer: [
      `You get this mail because ${invited_by} entered your address. If that was a mistake, ignore it.`,
    ],
  });
}
