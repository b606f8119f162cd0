import type { Actor } from '@/lib/auth/actor';
import { membershipOf } from '@/lib/groups/policy';
import { type NotificationRow, presentNotification } from '@/lib/notifications/present';
import type { NotificationPage } from '@/lib/notifications/schema';
import { pageSizes } from '@/lib/page-sizes';
import { presentPage } from '@/lib/paging';
import { visibleTo } from '@/lib/posts/policy';
import { type Fragment, sql } from '@/lib/sql';

/** Own ones, the newest first, of what the actor can see now; with how many of them are unread. */
export async function listNotifications(actor: Actor, page: number): Promise<NotificationPage> {
  const perPage = pageSizes.notifications;
  const [rows, [counts]] = await Promise.all([
    sql<NotificationRow[]>`
      select n.id, n.kind, n.comment_id, n.created_at, n.read_at, a.name as team,
        case when b.id is not null then jsonb_build_object('id', b.id, 'name', b.name, 'job_title', b.job_title,
          'email', b.email, 'avatar_key', m.key) end as by,
        case when p.id is not null then jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title) end as post,
        case when g.id is not null then jsonb_build_object('id', g.id, 'slug', g.slug, 'name', g.name) end as group
      from (
        select n.*, row_number() over (order by n.created_at desc, n.id desc) as rank ${visibleRows(actor)}
        order by n.created_at desc, n.id desc limit ${perPage} offset ${page * perPage}) n
      cross join account a
      left join posts p on p.id = n.post_id
      left join groups g on g.id = p.group_id
      left join users b on b.id = n.by_id
      left join media m on m.id = b.avatar_id
      order by n.rank`,
    sql<[{ total: number; unread: number }]>`
      select count(*)::int as total, (count(*) filter (where n.read_at is null))::int as unread
      ${visibleRows(actor)}`,
  ]);
  const data = rows.map((row) => presentNotification(actor, row));
  return { ...presentPage(data, page, perPage, counts.total), unread: counts.unread };
}

/** How many unread ones the actor can see, up to a hundred, as one column of the frame's statement. */
export function unreadColumn(actor: Actor): Fragment {
  return sql`(select count(*)::int from (select 1 ${visibleRows(actor)} and n.read_at is null limit 100) unread)`;
}

export async function countUnread(actor: Actor): Promise<number> {
  const [row] = await sql<[{ unread: number }]>`select ${unreadColumn(actor)} as unread`;
  return row.unread;
}

/** Sight is asked for at reading: what was lost since the event shows nothing. */
function visibleRows(actor: Actor): Fragment {
  return sql`
    from notifications n
    left join posts p on p.id = n.post_id
    left join groups g on g.id = p.group_id
    ${membershipOf(actor)}
    where n.user_id = ${actor.id} and (n.post_id is null or ${visibleTo(actor)})`;
}
