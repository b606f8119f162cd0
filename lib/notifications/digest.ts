import type { TransactionSql } from 'postgres';
import { siteUrl } from '@/lib/env';
import { giveWay } from '@/lib/jobs/give-way';
import { log } from '@/lib/log';
import { footerOf, headersOf } from '@/lib/notifications/mail';
import { lineOf, type MailRow, mailable, mailColumns, mailFrom, modeOf } from '@/lib/notifications/mail-row';
import { writeLetter } from '@/lib/ports/mail/letter';
import { type Mail, sendMail } from '@/lib/ports/mail/mail';
import { committing } from '@/lib/sql';

/** By the clock on the person's wall. */
const hour = 8;
/** A mail holds so many lines; it says how many more there are. */
const lines = 50;

type Due = { user_id: number; today: string; weekly: boolean };

/** Sends the digests that are due, one a person and day; committed as single mails are. */
export async function deliverDigests(): Promise<void> {
  do await giveWay();
  while (await deliverNext());
}

async function deliverNext(): Promise<boolean> {
  try {
    return await committing(async (tx, commit) => {
      const [due] = await tx<Due[]>`
        select s.user_id, to_char(l.today, 'YYYY-MM-DD') as today,
          extract(isodow from l.today) = 1 or s.weekly_on < l.today - 6 as weekly
        from notification_settings s
        cross join lateral (select (now() at time zone s.time_zone)::date as today,
          extract(hour from now() at time zone s.time_zone) as hour) l
        where l.hour >= ${hour} and (s.daily_on is null or s.daily_on < l.today)
          and array['daily', 'weekly']::varchar[] && array[s.posts, s.mentions, s.comments, s.must_reads]
        limit 1 for update of s skip locked`;
      if (due) await deliver(tx, due, commit);
      return due !== undefined;
    });
  } catch (error) {
    log.warn({ err: error }, 'a digest was not taken');
    return false;
  }
}

async function deliver(
  tx: TransactionSql,
  { user_id, today, weekly }: Due,
  commit: () => Promise<void>,
): Promise<void> {
  const modes = weekly ? ['daily', 'weekly'] : ['daily'];
  const rows = await tx<MailRow[]>`
    select ${mailColumns()} ${mailFrom()}
    where ${mailable()} and n.user_id = ${user_id} and n.created_at > now() - interval '8 days'
      and ${modeOf()} = any(${modes})
    order by n.created_at, n.id for update of n`;
  const commitSent = async () => {
    await tx`update notifications set mailed_at = now() where id = any(${rows.map(({ id }) => id)}::int[])`;
    await tx`
      update notification_settings set daily_on = ${today}::date,
        weekly_on = case when ${weekly} then ${today}::date else weekly_on end where user_id = ${user_id}`;
    await commit();
  };
  const mail = digestOf(rows, today);
  if (mail) await sendMail({ ...mail, commit: commitSent });
  else await commitSent();
}

function digestOf(rows: MailRow[], today: string): Mail | null {
  const [first] = rows;
  if (!first) return null;
  const news = rows.length === 1 ? 'One thing is new' : `${rows.length} things are new`;
  const items = rows.slice(0, lines).map((row) => {
    const { text, path } = lineOf(row);
    return { title: text, url: siteUrl(path), text: row.group?.name ?? '' };
  });
  const more = rows.length > lines ? [`The first ${lines} of them:`] : [];
  const letter = writeLetter({
    team: first.team,
    site: siteUrl(),
    heading: news,
    paragraphs: more,
    items,
    action: { label: 'All notifications', url: siteUrl('/notifications') },
    footer: footerOf(first),
  });
  const headers = headersOf(first, `digest:${today}`);
  return { to: first.email, subject: `${news} at ${first.team}`, ...letter, headers };
}
