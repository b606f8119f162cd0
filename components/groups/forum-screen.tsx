import { Avatar, AvatarStack } from '@/components/ui/avatar';
import { Link } from '@/components/ui/link';
import { LocalTime, RelativeTime } from '@/components/ui/local-time';
import { Page } from '@/components/ui/page';
import type { GroupViewJson } from '@/lib/groups/view';
import type { PostCardJson } from '@/lib/posts/schema';
import type { TopicJson } from '@/lib/posts/topics';
import { postUrl } from '@/lib/urls';
import { GroupHeader } from './group-header';
import { GroupPages } from './group-pages';

export function ForumScreen(props: GroupViewJson) {
  const { category, posts, topics } = props;
  return (
    <Page>
      <GroupHeader {...props} />
      <GroupPages {...props}>
        <ul className="rows">
          {posts?.data.map((post) => (
            <Topic key={post.id} post={post} topic={topics[post.id]} inCategory={category !== null} />
          ))}
        </ul>
      </GroupPages>
    </Page>
  );
}

type TopicProps = { post: PostCardJson; topic: TopicJson | undefined; inCategory: boolean };

function Topic({ post, topic, inCategory }: TopicProps) {
  const [author] = post.authors;
  const category = inCategory ? undefined : post.categories[0];
  return (
    <li className="row topic">
      {author && <Avatar person={author} size={40} />}
      <div className="row-main">
        <h2>
          <Link className="card-link" href={postUrl(post)}>
            {post.title}
          </Link>
          {topic?.unread && (
            <span className="dot">
              <span className="sr-only"> (new since your last visit)</span>
            </span>
          )}
        </h2>
        <p className="row-facts">
          <span>{post.authors.map((person) => person.name).join(', ')}</span>
          {post.published_at && <LocalTime value={post.published_at} />}
          {category && <span>{category.name}</span>}
        </p>
      </div>
      <AvatarStack people={topic?.people ?? []} max={4} />
      <p className="topic-replies">{post.comments_count} replies</p>
      <p className="topic-last">
        <span className="sr-only">Last activity </span>
        <RelativeTime value={post.last_activity_at} />
      </p>
    </li>
  );
}
