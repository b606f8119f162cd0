import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { GroupTag } from '@/components/ui/group-type';
import { Link } from '@/components/ui/link';
import { RelativeTime } from '@/components/ui/local-time';
import { Page, PageHeader } from '@/components/ui/page';
import { Pagination } from '@/components/ui/pagination';
import { SortLink } from '@/components/ui/sort-link';
import type { OwnPostsJson, OwnPostsQuery, PostCardJson } from '@/lib/posts/schema';
import { groupUrl, postUrl } from '@/lib/urls';
import { OwnPostsSearch } from './own-posts-search';
import { ownPostsUrl } from './own-posts-url';
import { PostStatus } from './post-status';

type Props = { posts: OwnPostsJson; query: OwnPostsQuery };

const columns = [
  { sort: 'title', label: 'Title' },
  { sort: 'status', label: 'Status' },
  { sort: 'group', label: 'Group' },
  { sort: 'updated_at', label: 'Updated' },
] as const;

/** What this person wrote, drafts included. The whole state is in the address. */
export function OwnPostsScreen({ posts, query }: Props) {
  const { search } = query;
  const url = (more: Partial<OwnPostsQuery>) => ownPostsUrl({ ...query, page: 0, ...more });
  return (
    <Page>
      <PageHeader title="Your posts" />
      {(posts.total > 0 || search) && <OwnPostsSearch query={query} />}
      <p className="sr-only" role="status">
        {search && `${posts.total} posts found`}
      </p>
      {posts.data.length > 0 && <PostsTable posts={posts.data} query={query} url={url} />}
      {posts.data.length === 0 && <NoPosts posts={posts} search={search} />}
      <Pagination page={posts.current_page} lastPage={posts.last_page} href={(page) => url({ page })} />
    </Page>
  );
}

type TableProps = {
  posts: PostCardJson[];
  query: OwnPostsQuery;
  url: (more: Partial<OwnPostsQuery>) => string;
};

function PostsTable({ posts, query, url }: TableProps) {
  const falling = (query.direction ?? (query.sort === 'updated_at' ? 'desc' : 'asc')) === 'desc';
  return (
    <table className="table own-posts">
      <caption className="sr-only">Your posts</caption>
      <thead>
        <tr>
          {columns.map(({ sort, label }) => (
            <SortLink
              key={sort}
              label={label}
              direction={query.sort === sort ? (falling ? 'desc' : 'asc') : null}
              href={url({ sort, direction: nextDirection(query.sort === sort, falling, sort) })}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr key={post.id}>
            <td className="table-main">
              <Link href={postUrl(post)}>{post.title}</Link>
            </td>
            <td>
              <PostStatus post={post} />
            </td>
            <td>
              <GroupTag type={post.group.type} name={post.group.name} href={groupUrl(post.group)} />
            </td>
            <td>
              <RelativeTime value={post.updated_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A column begins with what one looks for first: names from A, dates from the latest. */
function nextDirection(current: boolean, falling: boolean, sort: OwnPostsQuery['sort']) {
  if (current) return falling ? 'asc' : 'desc';
  return sort === 'updated_at' ? 'desc' : 'asc';
}

function NoPosts({ posts, search }: { posts: OwnPostsJson; search: string | undefined }) {
  if (posts.total > 0) {
    return (
      <EmptyState
        icon="file"
        title="This page is past the end"
        action={<ButtonLink href="/profile/posts">Go to the first page</ButtonLink>}
      >
        The list became shorter since you opened it.
      </EmptyState>
    );
  }
  if (search) {
    return (
      <EmptyState
        icon="search"
        title={`No post of yours has "${search}" in its title`}
        action={<ButtonLink href="/profile/posts">Show all your posts</ButtonLink>}
      >
        Check the spelling, or search for fewer letters.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="file-text"
      title="You have not written anything yet"
      action={
        <ButtonLink href="/groups" icon="layout-grid">
          Choose a group to write in
        </ButtonLink>
      }
    >
      Your posts stand here with your drafts, whatever group they are in.
    </EmptyState>
  );
}
