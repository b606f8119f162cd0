import { formatDateTime } from '@/lib/dates';
import type { PostCardJson } from '@/lib/posts/schema';
import { postStatus } from '@/lib/posts/status';

type Dated = Pick<PostCardJson, 'status' | 'published_at'>;

/** Published and due: everybody who sees the group reads it. Dates of the wire compare as text. */
export function isPublished(post: Dated, now = new Date()): boolean {
  return (
    post.status === postStatus.published &&
    post.published_at !== null &&
    post.published_at <= formatDateTime(now)
  );
}

/** Published, but its time has not come. */
export function isScheduled(post: Dated, now = new Date()): boolean {
  return post.status === postStatus.published && !isPublished(post, now);
}
