import type { PostCardJson } from '@/lib/posts/schema';
import { PostCard } from './post-card';

type Props = {
  posts: readonly PostCardJson[];
  tag?: 'group' | 'category' | null | undefined;
  heading?: 'h2' | 'h3' | undefined;
  /** How many of the first pictures are in sight when the page opens. */
  eager?: number | undefined;
};

export function PostGrid({ posts, tag, heading, eager = 0 }: Props) {
  return (
    <ul className="post-grid">
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} tag={tag} heading={heading} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
