import type { Actor } from '@/lib/auth/actor';
import { formatDateTime } from '@/lib/dates';
import type { NotificationJson, NotificationKind } from '@/lib/notifications/schema';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';

export type NotificationRow = {
  id: number;
  kind: NotificationKind;
  comment_id: number | null;
  created_at: Date;
  read_at: Date | null;
  by: UserSummaryRow | null;
  post: { id: number; slug: string; title: string } | null;
  group: { id: number; slug: string; name: string } | null;
  team: string;
};

export function presentNotification(actor: Actor, row: NotificationRow): NotificationJson {
  return {
    id: row.id,
    kind: row.kind,
    text: textOf(row),
    url: urlOf(row),
    user: row.by && presentUserSummary(actor, row.by),
    post: row.post,
    group: row.group,
    created_at: formatDateTime(row.created_at),
    read_at: row.read_at && formatDateTime(row.read_at),
  };
}

export function textOf({
  kind,
  by,
  post,
  comment_id,
  team,
}: Pick<NotificationRow, 'kind' | 'comment_id' | 'team'> & {
  by: { name: string } | null;
  post: { title: string } | null;
}): string {
  const who = by?.name ?? 'Somebody';
  const title = `“${post?.title ?? ''}”`;
  switch (kind) {
    case 'welcome':
      return `Welcome to ${team}`;
    case 'mention':
      return `${who} mentioned you in ${comment_id === null ? '' : 'a comment on '}${title}`;
    case 'comment':
      return `${who} commented on ${title}`;
    case 'post':
      return `${who} published ${title}`;
    case 'required':
      return `${who} asks you to read and confirm ${title}`;
    case 'due_soon':
      return `Please confirm that you have read ${title}: it is due soon`;
    case 'overdue':
      return `Please confirm that you have read ${title}: it is overdue`;
  }
}

export function urlOf({
  post,
  group,
  comment_id,
}: {
  post: { slug: string } | null;
  group: { slug: string } | null;
  comment_id: number | null;
}): string {
  if (!post || !group) return '/';
  return `/groups/${group.slug}/${post.slug}${comment_id === null ? '' : '#comments'}`;
}
