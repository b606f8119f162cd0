import type { Actor } from '@/lib/auth/actor';
import type { Paged } from '@/lib/paging';
import { pageInvitations } from '@/lib/users/invitation-read';
import type { InvitationJson } from '@/lib/users/invitation-schema';
import { pageUsers } from '@/lib/users/read';
import type { TeamQuery, UserJson } from '@/lib/users/schema';

type Team =
  | { viewer: number; users: Paged<UserJson>; invitations: null }
  | { viewer: number; users: null; invitations: Paged<InvitationJson> };

/** What Manage Team shows: a page of the members, or of those who were invited and have not come yet. */
export async function getTeamPage(actor: Actor, query: TeamQuery): Promise<Team> {
  const { state, ...filter } = query;
  const viewer = actor.id;
  if (state === 'invited') return { viewer, users: null, invitations: await pageInvitations(actor, filter) };
  const users = await pageUsers(actor, state ? { ...filter, state } : filter);
  return { viewer, users, invitations: null };
}
