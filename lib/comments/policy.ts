import type { Actor } from '@/lib/auth/actor';
import { canEditGroup, type GroupFacts } from '@/lib/groups/policy';

export function canEditComment(actor: Actor, comment: { user_id: number }): boolean {
  return comment.user_id === actor.id;
}

export function canDeleteComment(actor: Actor, comment: { user_id: number }, group: GroupFacts): boolean {
  return canEditComment(actor, comment) || canEditGroup(actor, group);
}
