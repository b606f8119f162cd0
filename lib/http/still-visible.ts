import type { Actor } from '@/lib/auth/actor';
import { findGroup } from '@/lib/groups/read';
import { findPost } from '@/lib/posts/read';

/** Throws `not_found` when the group or post that a path names is no longer in the actor's sight. */
export async function assertStillVisible(actor: Actor, params: unknown): Promise<void> {
  const { group, post } = params as { group?: string; post?: string };
  if (group === undefined) return;
  await (post === undefined ? findGroup(actor, group) : findPost(actor, group, post));
}
