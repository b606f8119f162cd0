import { clsx } from 'clsx';
import { Picture } from '@/components/media/picture';
import type { PostCardJson } from '@/lib/posts/schema';

type Props = { post: PostCardJson; src: string; eager?: boolean | undefined };

/** The featured image, or the file's own. It repeats what the title says, so it has no text of its own. */
export function PostPicture({ post, src, eager }: Props) {
  const { featured_image_contain: contain, featured_image_blur: blur } = post.meta;
  return (
    <Picture
      className={clsx('post-picture', contain && 'post-contain')}
      src={src}
      alt=""
      blur={contain || !post.featured_image ? null : blur}
      among={eager ? [480, 960, 1600] : [480, 960]}
      sizes={eager ? '(min-width: 56.25rem) 42rem, 100vw' : '(min-width: 40rem) 24rem, 100vw'}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
