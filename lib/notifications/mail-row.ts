import { canRead } from '@/lib/notifications/audience';
import type { MailKind } from '@/lib/notifications/mail-kinds';
import { textOf, urlOf } from '@/lib/notifications/present';
import type { NotificationKind } from '@/lib/notifications/schema';
import { type Fragment, sql } from '@/lib/sql';

export type MailRow = {
  id: number;
  kind: NotificationKind;
  comment_id: number | null;
  user_id: number;
  email: string;
  team: string;
  excerpt: string | null;
  by: { name: string } | null;
  post: { title: string; slug: string } | null;
  group: { slug: string; name: string } | null;
};

/** What can still be mailed: neither read nor mailed, not given up on, to somebody who can read it now. */
export function mailable(): Fragment {
  return sql`n.mailed_at is null and n.read_at is null and n.mail_after <= now() and n.mail_tries < 8
    and u.email is not null and n.post_id is not null and ${canRead()}`;
}

export function mailFrom(): Fragment {
  return sql`
    from notifications n
    join users u on u.id = n.user_id
    join posts p on p.id = n.post_id
    join groups g on g.id = p.group_id
    left join group_members r on r.group_id = g.id and r.user_id = u.id
    left join notification_settings s on s.user_id = u.id
    left join users b on b.id = n.by_id
    cross join account a`;
}

export function mailColumns(): Fragment {
  return sql`n.id, n.kind, n.comment_id, n.user_id, u.email, a.name as team,
    coalesce(p.excerpt, p.dynamic_excerpt) as excerpt,
    case when b.id is not null then jsonb_build_object('name', b.name) end as by,
    jsonb_build_object('title', p.title, 'slug', p.slug) as post,
    jsonb_build_object('slug', g.slug, 'name', g.name) as group`;
}

/** The mode chosen for the kind of notification `n`. */
export function modeOf(): Fragment {
  return sql`coalesce(case n.kind when 'mention' then s.mentions when 'comment' then s.comments
    when 'post' then s.posts else s.must_reads end, 'now')`;
}

export function mailKindOf({ kind }: Pick<MailRow, 'kind'>): MailKind {
  const kinds = { post: 'posts', mention: 'mentions', comment: 'comments' } as const;
  return kind in kinds ? kinds[kind as keyof typeof kinds] : 'must_reads';
}

export function lineOf(row: MailRow): { text: string; path: string } {
  return { text: textOf(row), path: urlOf(row) };
}
