import type { Actor } from '@/lib/auth/actor';
import { canDeleteComment, canEditComment } from '@/lib/comments/policy';
import type { CommentJson } from '@/lib/comments/schema';
import { formatDateTime } from '@/lib/dates';
import type { GroupFacts } from '@/lib/groups/policy';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';

export type CommentRow = {
  id: number;
  content: string;
  user_id: number;
  created_at: Date;
  updated_at: Date;
  author: UserSummaryRow;
};

export function presentComment(actor: Actor, row: CommentRow, group: GroupFacts): CommentJson {
  return {
    id: row.id,
    content: row.content,
    user: presentUserSummary(actor, row.author),
    created_at: formatDateTime(row.created_at),
    updated_at: formatDateTime(row.updated_at),
    can: { edit: canEditComment(actor, row), delete: canDeleteComment(actor, row, group) },
  };
}
