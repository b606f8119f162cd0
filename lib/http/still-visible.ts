import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { findGroup } from '@/lib/groups/read';
import { findPost } from '@/lib/posts/read';

const named = z.object({ id: z.int() });
const aboutPost = named.extend({ title: z.string(), group: named });
const aboutGroup = z.union([
  named.extend({ all_users_can_create_posts: z.int() }),
  z.object({ group: named }).transform(({ group }) => group),
]);

/** Throws `not_found` when the group or post that a path or a kept answer names is no longer in the actor's sight. */
export async function assertStillVisible(actor: Actor, params: unknown, answer: unknown): Promise<void> {
  const { group, post } = params as { group?: string; post?: string };
  if (group !== undefined)
    await (post === undefined ? findGroup(actor, group) : findPost(actor, group, post));
  const made = aboutPost.safeParse(answer).data;
  const place = aboutGroup.safeParse(answer).data;
  if (made) await findPost(actor, made.group.id, made.id);
  else if (place) await findGroup(actor, place.id);
}
