import { createHash } from 'node:crypto';
import { siteUrl } from '@/lib/env';
import { giveWay } from '@/lib/jobs/give-way';
import { log } from '@/lib/log';
import {
  lineOf,
  type MailRow,
  mailable,
  mailColumns,
  mailFrom,
  mailKindOf,
  modeOf,
} from '@/lib/notifications/mail-row';
import { unsubscribeToken } from '@/lib/notifications/unsubscribe-token';
import { responseCodeOf } from '@/lib/ports/mail/failure';
import { writeLetter } from '@/lib/ports/mail/letter';
import { type Mail, sendMail } from '@/lib/ports/mail/mail';
import { committing, type Fragment, sql } from '@/lib/sql';

const atOnce = 3;
const ahead = 500;

/**
 * Mails what is to be mailed at once. Each mail is committed as sent just before the server takes it, under a lock that a
 * killed process loses, so that it is sent once however often this is begun, and by however many.
 */
export async function deliverMails(): Promise<void> {
  while (await deliverSome(await findDue()));
}

/** The next to be mailed, many at a time: to look for one in a backlog costs as much as to look for all. */
async function findDue(): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select n.id ${mailFrom()} where ${due()} order by n.created_at, n.id limit ${ahead}`;
  return rows.map(({ id }) => id);
}

function due(): Fragment {
  return sql`${mailable()} and n.created_at > now() - interval '2 days' and ${modeOf()} = 'now'`;
}

/**
 * Answers whether to look for more: not when others have taken all of these, nor while the mail server cannot be reached.
 */
async function deliverSome(ids: number[]): Promise<boolean> {
  let taken = false;
  let reachable = true;
  const work = async () => {
    for (let id = ids.shift(); id !== undefined && reachable; id = ids.shift()) {
      await giveWay();
      const outcome = await deliver(id);
      if (outcome) taken = true;
      if (outcome && 'failure' in outcome && !(await keepFailure(outcome))) reachable = false;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return taken && reachable;
}

type Outcome = { row: MailRow } | { row: MailRow; failure: unknown; committed: boolean };

/** Undefined: somebody else has it, or it is no longer due. */
function deliver(id: number): Promise<Outcome | undefined> {
  return committing(async (tx, commit) => {
    const [row] = await tx<MailRow[]>`
      with taken as (select ${mailColumns()} ${mailFrom()} where n.id = ${id} and ${due()} for update of n skip locked),
      marked as (update notifications set mailed_at = now() from taken where notifications.id = taken.id)
      select * from taken`;
    return row && send(row, commit);
  });
}

async function send(row: MailRow, commit: () => Promise<void>): Promise<Outcome> {
  let committed = false;
  const commitSent = async () => {
    await commit();
    committed = true;
  };
  try {
    await sendMail({ ...mailOf(row), commit: commitSent });
    return { row };
  } catch (failure) {
    return { row, failure, committed };
  }
}

/**
 * Answers whether the server could be reached. One that says no is asked again later, ever less often; one that says
 * never is not. Silence counts for nothing.
 */
async function keepFailure({
  row: { id },
  failure,
  committed,
}: Extract<Outcome, { failure: unknown }>): Promise<boolean> {
  const code = responseCodeOf(failure);
  log.warn({ err: failure, notification: id }, 'a mail was not taken');
  if (code === undefined) return false;
  await sql`
    update notifications set mailed_at = ${committed ? null : sql`mailed_at`},
      mail_tries = ${code >= 500 ? 8 : sql`mail_tries + 1`},
      mail_after = now() + make_interval(mins => (2 ^ mail_tries)::int)
    where id = ${id}`;
  return true;
}

function mailOf(row: MailRow): Mail {
  const { text, path } = lineOf(row);
  const letter = writeLetter({
    team: row.team,
    site: siteUrl(),
    heading: text,
    paragraphs: ['post', 'required'].includes(row.kind) && row.excerpt ? [row.excerpt] : [],
    action: { label: 'Read it', url: siteUrl(path) },
    footer: footerOf(row),
  });
  return { to: row.email, subject: text, ...letter, headers: headersOf(row, String(row.id)) };
}

export function footerOf(row: MailRow): string[] {
  return [
    'You chose to get this mail.',
    `Choose what is mailed to you: ${siteUrl('/profile/notifications')}`,
    `Get no more of these: ${siteUrl(`/unsubscribe/${unsubscribeToken(row.user_id, mailKindOf(row))}`)}`,
  ];
}

export function headersOf(row: MailRow, of: string): Record<string, string> {
  const token = unsubscribeToken(row.user_id, mailKindOf(row));
  const id = createHash('sha256').update(`${row.user_id}:${of}`).digest('hex').slice(0, 32);
  return {
    'Message-ID': `<${id}@${new URL(siteUrl()).hostname}>`,
    'List-Unsubscribe': `<${siteUrl(`/api/notifications/unsubscribe/${token}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
