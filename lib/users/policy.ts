import type { Actor } from '@/lib/auth/actor';

/** One's own profile, or anybody's for team admins (spec §6). */
export function canEditUser(actor: Actor, userId: number): boolean {
  return actor.isAdmin || actor.id === userId;
}

/** Invite, promote, demote, delete, list with addresses. */
export function canAdministerUsers(actor: Actor): boolean {
  return actor.isAdmin;
}
