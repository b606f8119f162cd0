import { clsx } from 'clsx';
import { GroupPattern } from '@/components/ui/group-type';
import type { PostCardJson } from '@/lib/posts/schema';

/** The featured image, or a quiet pattern. It repeats what the title says, so it has no text of its own. */
export function PostPicture({ post, eager }: { post: PostCardJson; eager?: boolean | undefined }) {
  const image = post.featured_image ?? post.meta.thumbnail;
  if (!image) return <GroupPattern type={post.group.type} className="post-picture" />;
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add a style attribute, which the CSP refuses.
    <img
      className={clsx('post-picture', post.meta.featured_image_contain && 'post-contain')}
      src={image}
      alt=""
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
