import { AvatarStack } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { GroupTag } from '@/components/ui/group-type';
import { Link } from '@/components/ui/link';
import type { PostCardJson } from '@/lib/posts/schema';
import { postUrl } from '@/lib/urls';
import { EventFacts } from './event-facts';
import { PostMarks } from './post-marks';
import { PostPicture } from './post-picture';
import { PostTime } from './post-time';

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
export function PostCard({ post, tag = 'group', wide, heading: Heading = 'h2', eager }: Props) {
  const excerpt = post.excerpt ?? post.dynamic_excerpt;
  return (
    <Card as="article" press className={wide ? 'post-card post-wide' : 'post-card'}>
      <PostPicture post={post} eager={eager} />
      <div className="post-text">
        <PostTag post={post} by={tag} />
        <Heading>
          <Link className="card-link" href={postUrl(post)}>
            {post.title}
          </Link>
        </Heading>
        {post.event ? (
          <EventFacts event={post.event} />
        ) : (
          excerpt && <p className="post-excerpt">{excerpt}</p>
        )}
        <div className="post-foot">
          <AvatarStack people={post.authors} />
          {!post.event && <PostTime post={post} />}
          <PostMarks post={post} />
        </div>
      </div>
    </Card>
  );
}

function PostTag({ post, by }: { post: PostCardJson; by: 'group' | 'category' | null }) {
  if (by === null) return null;
  if (by === 'group') return <GroupTag type={post.group.type} name={post.group.name} />;
  const category = post.categories[0];
  return category && <span className={`tag tint-${post.group.type}`}>{category.name}</span>;
}
