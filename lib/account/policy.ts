import type { Actor } from '@/lib/auth/actor';

/** General settings, navigation, login page, single sign-on, members. */
export function canAdminister(actor: Actor): boolean {
  return actor.isAdmin;
}
