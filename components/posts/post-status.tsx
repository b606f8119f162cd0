import { Badge } from '@/components/ui/badge';
import { formatDateTime } from '@/lib/dates';
import type { PostCardJson } from '@/lib/posts/schema';
import { postStatus } from '@/lib/posts/status';

/** The state of a post in the words of the specification. Wire dates compare as text. */
export function PostStatus({ post }: { post: Pick<PostCardJson, 'status' | 'published_at'> }) {
  if (post.status === postStatus.unsaved) return <Badge>Un-Saved</Badge>;
  if (post.status === postStatus.draft) return <Badge>Draft</Badge>;
  if (post.published_at && post.published_at > formatDateTime(new Date())) {
    return <Badge tone="amber">Scheduled</Badge>;
  }
  return <Badge tone="green">Published</Badge>;
}
