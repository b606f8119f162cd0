import type { Actor } from '@/lib/auth/actor';

/** Contact lists and contacts are read by everybody in the team and kept by its admins (spec §6). */
export function canEditContacts(actor: Actor): boolean {
  return actor.isAdmin;
}
