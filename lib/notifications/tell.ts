import type { ISql, TransactionSql } from 'postgres';
import type { Transaction } from '@/lib/db';
import { canRead, mentionedIn, peopleOfPost } from '@/lib/notifications/audience';
import { type Fragment, sql } from '@/lib/sql';

/** The channel on which processes hear whom to tell that something is new. */
export const channel = 'hearth_notifications';

/**
 * Tells of a published post: everybody who can read it when it says so, who follows its group, and who is mentioned.
 * `again` after an edit: only who is mentioned now. Whoever was told of it already is not told twice, and whoever does
 * not want to hear of the post is told of mentions only.
 */
export async function tellOfPost(postId: number, again = false): Promise<void> {
  const [post] = await sql<{ content: string }[]>`select content from posts where id = ${postId}`;
  if (!post) return;
  const mentioned = sql`u.id = any(${mentionedIn(post.content)}::int[])`;
  const others = sql`(p.notify or exists (
    select 1 from group_follows f where f.group_id = p.group_id and f.user_id = u.id))
    and not exists (select 1 from post_follows f where f.post_id = p.id and f.user_id = u.id and not f.following)
    and not exists (select 1 from notifications n where n.post_id = p.id and n.user_id = u.id and n.kind = 'required')`;
  await tell(sql`
    select u.id, 'post:' || p.id, case when ${mentioned} then 'mention' else 'post' end, p.id, null::int,
      (select pa.user_id from post_authors pa where pa.post_id = p.id order by pa.position limit 1)
    from ${peopleOfPost(postId)} and ${canRead()} and ${isThere('posts', postId)} and (${mentioned} or ${again ? sql`false` : others})
      and not exists (select 1 from post_authors pa where pa.post_id = p.id and pa.user_id = u.id)`);
}

type WrittenComment = { id: number; post_id: number; user_id: number; content: string };

/** Tells of a comment: the post's authors, who wrote in the thread or follows it, and who is mentioned. */
export async function tellOfComment(commentId: number): Promise<void> {
  const [comment] = await sql<WrittenComment[]>`
    select id, post_id, user_id, content from comments where id = ${commentId}`;
  if (comment) await tell(sql`${concerned(comment)} and ${isThere('comments', commentId)}`);
}

/** The same in the transaction that writes it: nobody else can delete it meanwhile. */
export async function tellOfNewComment(tx: TransactionSql, comment: WrittenComment): Promise<void> {
  await tell(concerned(comment), tx);
}

function concerned(comment: WrittenComment): Fragment {
  const mentioned = sql`${mentionedIn(comment.content)}::int[]`;
  const unwilling = sql`exists (
    select 1 from post_follows f where f.post_id = p.id and f.user_id = u.id and not f.following)`;
  return sql`
    select u.id, 'comment:' || ${comment.id}, case when u.id = any(${mentioned}) then 'mention' else 'comment' end, p.id,
      ${comment.id}::int, ${comment.user_id}::int
    from ${peopleOfPost(comment.post_id)} and ${canRead()} and u.id <> ${comment.user_id}
      and u.id in (${inThread(comment.post_id, comment.id)} union select unnest(${mentioned}))
      and (u.id = any(${mentioned}) or not ${unwilling})`;
}

/** The few who have to do with a post. To ask of everybody whether they do would read its comments once a person. */
function inThread(postId: number, before: number): Fragment {
  return sql`
    select user_id from post_authors where post_id = ${postId}
    union select user_id from post_follows where post_id = ${postId} and following
    union select user_id from comments where post_id = ${postId} and id < ${before}`;
}

/** Keeps a row until its notifications stand: one that is being deleted is waited for, and then there is none to tell of. */
function isThere(table: 'posts' | 'comments', id: number): Fragment {
  return sql`exists (select from ${sql(table)} where id = ${id} for key share)`;
}

/** Greets who has just joined, in the transaction that made them a member. */
export async function tellWelcome(tx: Transaction, userId: number): Promise<void> {
  await tx.notification.createMany({
    data: [{ userId, event: 'welcome', kind: 'welcome', mailedAt: new Date() }],
    skipDuplicates: true,
  });
}

/** Adds what is not there yet and wakes the browsers of whom it concerns; a payload holds at most 8,000 bytes. */
export async function tell(rows: Fragment, db: ISql = sql): Promise<void> {
  await db`
    with told as (
      insert into notifications (user_id, event, kind, post_id, comment_id, by_id) ${rows}
      on conflict do nothing returning user_id),
    chunks as (
      select string_agg(user_id::text, ',') as ids
      from (select user_id, row_number() over () / 500 as chunk from told) numbered group by chunk)
    select pg_notify(${channel}, ids) from chunks`;
}
