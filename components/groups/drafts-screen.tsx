import { PostStatus } from '@/components/posts/post-status';
import { AvatarStack } from '@/components/ui/avatar';
import { EmptyState } from '@/components/ui/empty-state';
import { IconLink } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { LocalTime, RelativeTime } from '@/components/ui/local-time';
import { Page } from '@/components/ui/page';
import type { GroupViewJson } from '@/lib/groups/view';
import type { PostCardJson } from '@/lib/posts/schema';
import { postUrl } from '@/lib/urls';
import { GroupHeader } from './group-header';
import { GroupPages } from './group-pages';

/** What is not published yet, for who may see it: `/groups/{group}?view=drafts`. */
export function DraftsScreen(props: GroupViewJson) {
  const { group, posts } = props;
  return (
    <Page>
      <GroupHeader {...props} />
      {posts?.total === 0 ? (
        <EmptyState icon="pencil" tint={group.type} title="No drafts">
          Drafts and scheduled posts of this group wait here until they are published.{' '}
          {group.can.edit ? 'Nobody has one at the moment.' : 'You have none at the moment.'}
        </EmptyState>
      ) : (
        <GroupPages {...props}>
          <p className="mb-4 text-soft">
            {group.can.edit
              ? 'Not published yet: only their authors and the admins of this group see these.'
              : 'Not published yet: only you, your co-authors and the admins of this group see these.'}
          </p>
          <ul className="rows">
            {posts?.data.map((post) => (
              <Draft key={post.id} post={post} />
            ))}
          </ul>
        </GroupPages>
      )}
    </Page>
  );
}

function Draft({ post }: { post: PostCardJson }) {
  return (
    <li className="row">
      <div className="row-main">
        <h2>
          <Link className="card-link" href={postUrl(post)}>
            {post.title}
          </Link>
        </h2>
        <p className="row-facts">
          <span>
            <PostStatus post={post} />
          </span>
          {post.published_at ? (
            <span>
              goes out <LocalTime value={post.published_at} format="dateTime" />
            </span>
          ) : (
            <span>
              Edited <RelativeTime value={post.updated_at} />
            </span>
          )}
          {post.categories[0] && <span>{post.categories[0].name}</span>}
        </p>
      </div>
      <AvatarStack people={post.authors} />
      <IconLink icon="pencil" label={`Edit "${post.title}"`} tooltip={false} href={`${postUrl(post)}/edit`} />
    </li>
  );
}
