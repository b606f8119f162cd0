import { databaseNow, type Transaction } from '@/lib/db';
import type { PostRow } from '@/lib/posts/read';
import type { PostInput } from '@/lib/posts/schema';
import { postStatus } from '@/lib/posts/status';

/**
 * Status 2 without a date publishes now; a first save of an unsaved post makes it a draft (spec §4). What was not sent
 * is not written: a draft that saves itself must not take back what is published at the same moment.
 */
export async function publication(tx: Transaction, before: PostRow, input: PostInput) {
  const status = input.status === undefined ? before.status : Math.max(input.status, postStatus.draft);
  const sent = input.published_at === undefined ? before.published_at : input.published_at;
  const publishedAt = sent ?? (status === postStatus.published ? await databaseNow(tx) : null);
  const publishes = status === postStatus.published && before.status !== postStatus.published;
  if (!publishes && input.published_at === undefined)
    return { ...(input.status !== undefined && { status }) };
  return {
    ...(input.status !== undefined && { status }),
    publishedAt,
    ...(publishedAt && { lastActivityAt: await lastActivity(tx, before.id, publishedAt) }),
  };
}

/** Publication, or a comment since. */
async function lastActivity(tx: Transaction, postId: number, publishedAt: Date): Promise<Date> {
  const { _max } = await tx.comment.aggregate({ where: { postId }, _max: { createdAt: true } });
  return _max.createdAt && _max.createdAt > publishedAt ? _max.createdAt : publishedAt;
}
