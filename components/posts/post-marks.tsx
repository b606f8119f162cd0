import { Icon } from '@/components/ui/icon';
import { groupTypes } from '@/lib/groups/schema';
import type { PostCardJson } from '@/lib/posts/schema';

const figures = new Intl.NumberFormat('en', { notation: 'compact' });

/** Views and comments at the foot of a card. */
export function PostMarks({ post }: { post: PostCardJson }) {
  const views = post.read_by_count;
  const comments = post.comments_count;
  return (
    <span className="post-marks">
      <span>
        <Icon name="eye" />
        {figures.format(views)}
        <span className="sr-only"> views</span>
      </span>
      {post.group.type !== groupTypes.knowledgeBase && (
        <span>
          <Icon name="message-square" />
          {figures.format(comments)}
          <span className="sr-only"> comments</span>
        </span>
      )}
    </span>
  );
}
