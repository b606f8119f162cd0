import { clsx } from 'clsx';
import { Picture } from '@/components/media/picture';
import { GroupPattern } from '@/components/ui/group-type';
import type { PostCardJson } from '@/lib/posts/schema';

/** The featured image, or a quiet pattern. It repeats what the title says, so it has no text of its own. */
export function PostPicture({ post, eager }: { post: PostCardJson; eager?: boolean | undefined }) {
  const image = post.featured_image ?? post.meta.thumbnail;
  if (!image) return <GroupPattern type={post.group.type} className="post-picture" />;
  const { featured_image_contain: contain, featured_image_blur: blur } = post.meta;
  return (
    <Picture
      className={clsx('post-picture', contain && 'post-contain')}
      src={image}
      alt=""
      blur={contain || !post.featured_image ? null : blur}
      among={eager ? [480, 960, 1600] : [480, 960]}
      sizes={eager ? '(min-width: 56.25rem) 42rem, 100vw' : '(min-width: 40rem) 24rem, 100vw'}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
