import { Alert } from '@/components/ui/alert';
import { LocalTime } from '@/components/ui/local-time';
import type { PostCardJson } from '@/lib/posts/schema';
import { isPublished, isScheduled } from '@/lib/posts/state';

/** Tells those who see a post before everybody else does that it is so. */
export function PostState({ post }: { post: PostCardJson }) {
  if (isPublished(post)) return null;
  if (isScheduled(post) && post.published_at) {
    return (
      <Alert tone="info" className="article-state" title="Scheduled">
        <p>
          Everybody who sees {post.group.name} can read this from{' '}
          <LocalTime value={post.published_at} format="dateTime" />.
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="info" className="article-state" title="Draft">
      <p>Only its authors and the admins of {post.group.name} can see this.</p>
    </Alert>
  );
}
