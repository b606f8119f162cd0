import { getTeam } from '@/lib/account/read';
import { siteUrl } from '@/lib/env';
import { log } from '@/lib/log';
import { writeLetter } from '@/lib/ports/mail/letter';
import { sendMail } from '@/lib/ports/mail/mail';
import { sql } from '@/lib/sql';

/** An invitation with the one copy of its token. */
export type ToSend = { id: number; email: string; name: string; token: string };

const atOnce = 5;

/**
 * Sends what a transaction has just committed. It answers nobody: the import is done before the mail server is, and
 * each invitation keeps what became of its mail, to be seen and sent again on the screen.
 */
export async function sendInvitations(invitedBy: string, waiting: ToSend[]): Promise<void> {
  const { name: team } = await getTeam();
  const rest = [...waiting];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) await sendOne(team, invitedBy, next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function sendOne(team: string, invitedBy: string, { id, email, name, token }: ToSend): Promise<void> {
  const subject = `${invitedBy} invited you to ${team}`;
  const letter = writeLetter({
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
      `You get this mail because ${invitedBy} entered your address. If that was a mistake, ignore it.`,
    ],
  });
  try {
    await sendMail({ to: email, subject, ...letter });
    await sql`update invitations set mailed_at = now(), mail_failed_at = null where id = ${id}`;
  } catch (error) {
    log.error({ invitation: id, err: error }, 'an invitation was not mailed');
    await sql`update invitations set mailed_at = null, mail_failed_at = now() where id = ${id}`;
  }
}
