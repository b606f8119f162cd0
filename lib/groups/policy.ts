import type { Actor } from '@/lib/auth/actor';
import { type Fragment, sql } from '@/lib/sql';

/** What a group's row and the actor's own membership row say; `is_*` are null without a membership. */
export type GroupFacts = {
  private: boolean;
  all_users_can_create_posts: boolean;
  is_member: boolean | null;
  is_creator: boolean | null;
  is_admin: boolean | null;
};

/** Joins the actor's membership `r` to groups `g`; every scope below speaks of these two. */
export function membershipOf(actor: Actor): Fragment {
  return sql`left join group_members r on r.group_id = g.id and r.user_id = ${actor.id}`;
}

/** The groups an actor may know of. A row in a private group's lists, whichever, makes a member. */
export function visibleTo(actor: Actor): Fragment {
  return sql`(not g.private or r.user_id is not null or ${actor.isAdmin})`;
}

/** The columns that `GroupFacts` needs. */
export function factColumns(): Fragment {
  return sql`g.private, g.all_users_can_create_posts, r.is_member, r.is_creator, r.is_admin`;
}

/** Settings, categories, order, analytics, everybody's posts. */
export function canEditGroup(actor: Actor, group: GroupFacts): boolean {
  return actor.isAdmin || group.is_admin === true;
}

export function canCreatePosts(actor: Actor, group: GroupFacts): boolean {
  return canEditGroup(actor, group) || group.all_users_can_create_posts || group.is_creator === true;
}
