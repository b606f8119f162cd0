import type { Actor } from '@/lib/auth/actor';
import { commentPagesAtOnce } from '@/lib/comments/pages';
import { type CommentRow, presentComment } from '@/lib/comments/present';
import type { CommentJson } from '@/lib/comments/schema';
import type { GroupFacts } from '@/lib/groups/policy';
import { pageSizes } from '@/lib/page-sizes';
import { type Paged, presentPage } from '@/lib/paging';
import { findPostFacts } from '@/lib/posts/read';
import { type Fragment, sql } from '@/lib/sql';

type Thread = GroupFacts & { id: number; comments_count: number };

/**
 * The latest 100 comments of a post in order of writing. `older` adds as many hundreds before them; beyond a thousand
 * the newest give way.
 */
export async function readLatestComments(actor: Actor, post: Thread, older = 0): Promise<CommentJson[]> {
  if (post.comments_count === 0) return [];
  const skipped = Math.max(0, older + 1 - commentPagesAtOnce);
  const rows = await selectComments(sql`
    select * from comments where post_id = ${post.id} order by created_at desc, id desc
    limit ${(older + 1 - skipped) * pageSizes.comments} offset ${skipped * pageSizes.comments}`);
  return rows.map((row) => presentComment(actor, row, post));
}

/** Pages of 100 counted from the newest: page 1 holds the hundred before those a post answers with. */
export async function listComments(
  actor: Actor,
  groupRef: string,
  postRef: string,
  page: number,
): Promise<Paged<CommentJson>> {
  const post = await findPostFacts(actor, groupRef, postRef);
  const rows = await selectComments(sql`
    select * from comments where post_id = ${post.id}
    order by created_at desc, id desc limit ${pageSizes.comments} offset ${page * pageSizes.comments}`);
  const data = rows.map((row) => presentComment(actor, row, post));
  return presentPage(data, page, pageSizes.comments, post.comments_count);
}

export function selectComments(of: Fragment) {
  return sql<CommentRow[]>`
    select c.id, c.content, c.user_id, c.created_at, c.updated_at,
      jsonb_build_object('id', u.id, 'name', u.name, 'job_title', u.job_title, 'email', u.email, 'avatar_key', m.key)
        as author
    from (${of}) c
    join users u on u.id = c.user_id
    left join media m on m.id = u.avatar_id
    order by c.created_at, c.id`;
}
