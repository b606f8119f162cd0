import { confirmationOf, isAsked } from '@/lib/confirmations/policy';
import { tell } from '@/lib/notifications/tell';
import { sql } from '@/lib/sql';

/** Who is asked hears of it once again when so little time is left. */
const soon = '2 days';
/** What is overdue for longer is no news to who joins. */
const longest = '30 days';

/**
 * Tells of posts to be confirmed, or of one of them: everybody who is asked and has not confirmed, once a round that it
 * is to be read, once that it is due soon, and once that it is overdue. Whoever joined since is told as the others were.
 */
export async function remindReaders(postId?: number): Promise<void> {
  await tell(sql`
    select u.id, s.event, s.kind, p.id, null::int,
      (select pa.user_id from post_authors pa where pa.post_id = p.id order by pa.position limit 1)
    from must_reads m
    cross join lateral (
      select k.kind, concat_ws(':', k.kind, m.post_id, m.version,
        case when k.kind <> 'required' then to_char(m.due_at, 'YYYYMMDDHH24MI') end) as event
      from (select case
        when m.due_at <= now() then 'overdue'
        when m.due_at <= now() + ${soon}::interval and m.asked_at < m.due_at - ${soon}::interval then 'due_soon'
        else 'required' end as kind) k) s
    join posts p on p.id = m.post_id
    join groups g on g.id = p.group_id
    join users u on u.deleted_at is null and u.deactivated_at is null
    left join group_members r on r.group_id = g.id and r.user_id = u.id
    left join ${confirmationOf(sql`u.id`)}
    where m.due_at > now() - ${longest}::interval and ${postId === undefined ? sql`true` : sql`m.post_id = ${postId}`}
      and ${isAsked(sql`u.id`)} and c.user_id is null
      and not exists (select 1 from notifications n where n.user_id = u.id and n.event = s.event)`);
}
