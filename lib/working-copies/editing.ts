import type { Actor } from '@/lib/auth/actor';
import { formatDateTime } from '@/lib/dates';
import { prisma } from '@/lib/db';
import { findEditablePost } from '@/lib/posts/read';
import { sql } from '@/lib/sql';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';
import type { EditingJson } from '@/lib/working-copies/schema';

type Refs = { group: string; post: string };

/** Who did not say so for this long has closed the post. */
const present = '45 seconds';
const mostPeople = 10;

/** Says that the actor has a post open to edit it, and answers who else has. */
export async function keepEditing(actor: Actor, refs: Refs): Promise<EditingJson> {
  const post = await findEditablePost(actor, refs.group, refs.post);
  const others = await sql<UserSummaryRow[]>`
    with seen as (
      insert into post_editing (post_id, user_id) values (${post.id}, ${actor.id})
      on conflict (post_id, user_id) do update set seen_at = now())
    select u.id, u.name, u.job_title, u.email, m.key as avatar_key
    from post_editing e join users u on u.id = e.user_id left join media m on m.id = u.avatar_id
    where e.post_id = ${post.id} and e.user_id <> ${actor.id} and e.seen_at > now() - ${present}::interval
    order by e.seen_at desc, u.id limit ${mostPeople}`;
  return {
    version: post.version,
    updated_at: formatDateTime(post.updated_at),
    others: others.map((person) => presentUserSummary(actor, person)),
  };
}

/** The actor closed it. */
export async function stopEditing(actor: Actor, refs: Refs): Promise<void> {
  const post = await findEditablePost(actor, refs.group, refs.post);
  await prisma.postEditing.deleteMany({ where: { postId: post.id, userId: actor.id } });
}
