import type { Actor } from '@/lib/auth/actor';
import { canDeleteComment, canEditComment } from '@/lib/comments/policy';
import { type CommentRow, presentComment } from '@/lib/comments/present';
import { selectComments } from '@/lib/comments/read';
import type { CommentJson } from '@/lib/comments/schema';
import { prisma } from '@/lib/db';
import { forbidden, invalid, notFound } from '@/lib/errors';
import { sanitizeHtml } from '@/lib/html/sanitize';
import { isEmptyHtml } from '@/lib/html/text';
import { enqueue } from '@/lib/jobs/queue';
import { addMediaUses, findMediaOf, saveMediaUses } from '@/lib/media/uses';
import { mentionedIn } from '@/lib/notifications/audience';
import { tellOfNewComment } from '@/lib/notifications/tell';
import { type FoundPost, findPostFacts } from '@/lib/posts/read';
import { sql } from '@/lib/sql';

type CommentRefs = { group: string; post: string; comment: number };

/** Who can read a post can comment on it. Whom it concerns is told in the same transaction. */
export async function createComment(
  actor: Actor,
  groupRef: string,
  postRef: string,
  html: string,
): Promise<CommentJson> {
  const post = await findPostFacts(actor, groupRef, postRef);
  const content = await cleanComment(html);
  const media = await findMediaOf(actor, content);
  const comment = await sql.begin(async (tx) => {
    const [row] = await tx<[CommentRow]>`
      with added as (
        insert into comments (post_id, user_id, content) values (${post.id}, ${actor.id}, ${content}) returning *),
      counted as (
        update posts set comments_count = comments_count + 1, last_activity_at = added.created_at
        from added where posts.id = ${post.id})
      ${selectComments(sql`select * from added`)}`;
    await addMediaUses(tx, { postId: post.id, commentId: row.id }, media);
    // A statement of its own: it sees who wrote while this one waited for the post.
    await tellOfNewComment(tx, { id: row.id, post_id: post.id, user_id: actor.id, content });
    return row;
  });
  return presentComment(actor, comment, post);
}

/** Only its writer may change a comment. */
export async function updateComment(actor: Actor, refs: CommentRefs, html: string): Promise<CommentJson> {
  const { post, comment } = await findComment(actor, refs);
  if (!canEditComment(actor, comment)) throw forbidden();
  const content = await cleanComment(html);
  await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`update comments set content = ${content}, updated_at = now() where id = ${comment.id}`;
    await saveMediaUses(tx, actor, { postId: post.id, commentId: comment.id }, content);
    if (mentionedIn(content).length > 0) await enqueue(tx, 'announce-comment', { commentId: comment.id });
  });
  return readComment(actor, post, comment.id);
}

/** Its writer, or who edits the group. */
export async function deleteComment(actor: Actor, refs: CommentRefs): Promise<void> {
  const { post, comment } = await findComment(actor, refs);
  if (!canDeleteComment(actor, comment, post)) throw forbidden();
  // One statement, so that the post is locked before its search document, as when a comment is added.
  await sql`
    with gone as (delete from comments where id = ${comment.id} and post_id = ${post.id} returning 1)
    update posts set comments_count = comments_count - 1, last_activity_at = coalesce(greatest(published_at, (
        select max(c.created_at) from comments c where c.post_id = posts.id and c.id <> ${comment.id})), created_at)
    where id = ${post.id} and exists (select from gone)`;
}

async function findComment(actor: Actor, refs: CommentRefs) {
  const post = await findPostFacts(actor, refs.group, refs.post);
  const [comment] = await sql<{ id: number; user_id: number }[]>`
    select id, user_id from comments where id = ${refs.comment} and post_id = ${post.id}`;
  if (!comment) throw notFound();
  return { post, comment };
}

async function readComment(actor: Actor, post: FoundPost, id: number): Promise<CommentJson> {
  const [row] = await selectComments(sql`select * from comments where id = ${id}`);
  if (!row) throw notFound();
  return presentComment(actor, row, post);
}

async function cleanComment(html: string): Promise<string> {
  const content = await sanitizeHtml(html);
  if (isEmptyHtml(content)) throw invalid('content', 'Write something first.');
  return content;
}
