import type { Actor } from '@/lib/auth/actor';
import { canEditGroup } from '@/lib/groups/policy';
import type { GroupRow } from '@/lib/groups/present';
import { isAuthor, isPublic } from '@/lib/posts/policy';
import { sql } from '@/lib/sql';

/** A post as a tree names it, and nothing more: a knowledge base may have thousands. */
export type PostBranchJson = {
  id: number;
  parent_id: number | null;
  title: string;
  slug: string;
  /** Its category's slug. */
  category: string | null;
  draft: boolean;
};

const mostPosts = 5000;

/** The posts of a group, or of one of its categories, in the order of the tree: those the actor may read. */
export function readPostTree(
  actor: Actor,
  group: GroupRow,
  category: { id: number } | null,
): Promise<PostBranchJson[]> {
  const readable = canEditGroup(actor, group) ? sql`true` : sql`(${isPublic()} or ${isAuthor(actor)})`;
  return sql<PostBranchJson[]>`
    select p.id, p.parent_id, p.title, p.slug, c.slug as category, ${isPublic()} is not true as draft
    from posts p left join categories c on c.id = p.category_id
    where p.group_id = ${group.id} and p.deleted_at is null and ${readable}
      ${category ? sql`and p.category_id = ${category.id}` : sql``}
    order by p.position, p.id limit ${mostPosts}`;
}
