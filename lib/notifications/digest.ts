import type { ReservedSql } from 'postgres';
import { siteUrl } from '@/lib/env';
import { log } from '@/lib/log';
import { footerOf, headersOf } from '@/lib/notifications/mail';
import { lineOf, type MailRow, mailable, mailColumns, mailFrom, modeOf } from '@/lib/notifications/mail-row';
import { writeLetter } from '@/lib/ports/mail/letter';
import { type Mail, sendMail } from '@/lib/ports/mail/mail';
import { sql } from '@/lib/sql';

/** By the clock on the person's wall. */
const hour = 8;
/** A mail holds so many lines; it says how many more there are. */
const lines = 50;

type Due = { user_id: number; today: string; weekly: boolean };

/** Sends the digests that are due, one a person and day; committed as single mails are. */
export async function deliverDigests(): Promise<void> {
  while (await deliverNext());
}

async function deliverNext(): Promise<boolean> {
  const connection = await sql.reserve();
  try {
    await connection`begin`;
    const [due] = await connection<Due[]>`
      select s.user_id, to_char(l.today, 'YYYY-MM-DD') as today,
        extract(isodow from l.today) = 1 or s.weekly_on < l.today - 6 as weekly
      from notification_settings s
      cross join lateral (select (now() at time zone s.time_zone)::date as today,
        extract(hour from now() at time zone s.time_zone) as hour) l
      where l.hour >= ${hour} and (s.daily_on is null or s.daily_on < l.today)
        and array['daily', 'weekly']::varchar[] && array[s.posts, s.mentions, s.comments, s.must_reads]
      limit 1 for update of s skip locked`;
    if (!due) return false;
    await deliver(connection, due);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'a digest was not taken');
    return false;
  } finally {
    await connection`rollback`.catch(() => undefined);
    connection.release();
  }
}

async function deliver(connection: ReservedSql, { user_id, today, weekly }: Due): Promise<void> {
  const modes = weekly ? ['daily', 'weekly'] : ['daily'];
  const rows = await connection<MailRow[]>`
    select ${mailColumns()} ${mailFrom()}
    where ${mailable()} and n.user_id = ${user_id} and n.created_at > now() - interval '8 days'
      and ${modeOf()} = any(${modes})
    order by n.created_at, n.id for update of n`;
  const commit = async () => {
    await connection`update notifications set mailed_at = now() where id = any(${rows.map(({ id }) => id)}::int[])`;
    await connection`
      update notification_settings set daily_on = ${today}::date,
        weekly_on = case when ${weekly} then ${today}::date else weekly_on end where user_id = ${user_id}`;
    await connection`commit`;
  };
  const mail = digestOf(rows, today);
  if (mail) await sendMail({ ...mail, commit });
  else await commit();
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
