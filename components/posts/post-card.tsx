import type { PostCardJson } from '@/lib/posts/schema';
import { CardBody } from './card-body';
import { cardFacts } from './card-facts';
import { PostPicture } from './post-picture';

type Props = {
  post: PostCardJson;
  /** `group` where posts of several groups stand together, `category` on a group's own page. */
  tag?: 'group' | 'category' | null | undefined;
  wide?: boolean | undefined;
  heading?: 'h2' | 'h3' | undefined;
  /** The first picture of a page is fetched at once. */
  eager?: boolean | undefined;
};

/** A post in a grid, or, `wide`, over its full width. What stands at its foot follows the type of its group. */
export function PostCard({ post, tag = 'group', eager, ...shape }: Props) {
  const src = post.featured_image ?? post.meta.thumbnail;
  return (
    <CardBody
      facts={cardFacts(post, tag)}
      {...(src && { picture: <PostPicture post={post} src={src} eager={eager} /> })}
      {...shape}
    />
  );
}
