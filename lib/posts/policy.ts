import type { Actor } from '@/lib/auth/actor';
import { canEditGroup, type GroupFacts, visibleTo as visibleGroups } from '@/lib/groups/policy';
import { type Fragment, sql } from '@/lib/sql';

export type PostFacts = GroupFacts & { is_author: boolean };

/** Published and due; the opposite of draft, scheduled and trashed. */
export function isPublic(): Fragment {
  return sql`(p.status = 2 and p.published_at <= now() and p.deleted_at is null)`;
}

/** Draft or scheduled. The two halves have an index each. */
export function isUnpublished(): Fragment {
  return sql`(p.deleted_at is null and (p.status <> 2 or (p.status = 2 and p.published_at > now())))`;
}

/** Whether the actor wrote post `p`. */
export function isAuthor(actor: Actor): Fragment {
  return sql`exists (select 1 from post_authors pa where pa.post_id = p.id and pa.user_id = ${actor.id})`;
}

/**
 * The same of a post that is already found, by its own few authors: asked of a row or a page of rows, `exists` would read
 * all that the actor ever wrote.
 */
export function wroteThis(actor: Actor): Fragment {
  return sql`${actor.id}::int = any (array(select pa.user_id from post_authors pa where pa.post_id = p.id))`;
}

/**
 * The posts `p` (of groups `g`, membership `r`) an actor may know of: what is public in a group they see, and drafts
 * and scheduled posts for group admins and their authors. Losing sight of the group takes all of it away.
 */
export function visibleTo(actor: Actor): Fragment {
  return sql`(p.deleted_at is null and ${visibleGroups(actor)} and
    (${isPublic()} or ${actor.isAdmin} or r.is_admin or ${wroteThis(actor)}))`;
}

/** Edit, share, delete, move. */
export function canEditPost(actor: Actor, post: PostFacts): boolean {
  return canEditGroup(actor, post) || post.is_author;
}
