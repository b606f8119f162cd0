import type { Transaction } from '@/lib/db';
import { type RevisionKind, revisionKinds } from '@/lib/revisions/schema';

type Text = { postId: number; userId: number; kind: RevisionKind; title: string; content: string };

/** Saves of one person within this time are one revision while they write (issue 4: at least every 10 minutes). */
const window = '10 minutes';

/** A post that has no revisions yet gets its text as the first one. Call before the text is written over. */
export async function keepFirstRevision(tx: Transaction, postId: number): Promise<void> {
  await tx.$executeRaw`
    insert into post_revisions (post_id, user_id, kind, title, content, created_at, updated_at)
    select p.id, p.created_by_id, ${revisionKinds.saved}, p.title, p.content, p.updated_at, p.updated_at
    from posts p where p.id = ${postId} and not exists (select 1 from post_revisions v where v.post_id = p.id)`;
}

/** Records the text a post has now: a revision of its own, or the one this person is writing at the moment. */
export async function recordRevision(tx: Transaction, text: Text): Promise<void> {
  const { postId, userId, kind, title, content } = text;
  if (kind === revisionKinds.saved && (await extendRevision(tx, text))) return;
  await tx.postRevision.create({ data: { postId, userId, kind, title, content } });
}

async function extendRevision(tx: Transaction, { postId, userId, title, content }: Text): Promise<boolean> {
  const extended = await tx.$executeRaw`
    update post_revisions v set title = ${title}, content = ${content}, updated_at = now()
    where v.id = (select max(id) from post_revisions where post_id = ${postId})
      and v.kind = ${revisionKinds.saved} and v.user_id = ${userId} and v.created_at > now() - ${window}::interval`;
  return extended > 0;
}
