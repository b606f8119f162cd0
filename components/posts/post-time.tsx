import { RelativeTime } from '@/components/ui/local-time';
import { groupTypes } from '@/lib/groups/schema';
import type { PostCardJson } from '@/lib/posts/schema';

/** When it was published; what a knowledge base holds is as good as its last update. */
export function PostTime({ post }: { post: PostCardJson }) {
  if (post.group.type === groupTypes.knowledgeBase) {
    return (
      <span>
        Updated <RelativeTime value={post.updated_at} />
      </span>
    );
  }
  return post.published_at && <RelativeTime value={post.published_at} />;
}
