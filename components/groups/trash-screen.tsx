import { Avatar } from '@/components/ui/avatar';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import { Page, PageHeader } from '@/components/ui/page';
import { Pagination } from '@/components/ui/pagination';
import type { TrashJson } from '@/lib/posts/trash';
import { groupUrl, withQuery } from '@/lib/urls';
import { PastTheEnd } from './group-pages';
import { RestorePost } from './restore-post';

/** What was deleted in the last 30 days and can come back. */
export function TrashScreen({ group, posts }: TrashJson) {
  const pageUrl = (page: number) => withQuery(`${groupUrl(group)}/trash`, { page });
  return (
    <Page>
      <PageHeader
        title="Trash"
        breadcrumbs={[{ label: group.name, href: groupUrl(group) }]}
        description="Deleted posts and files stay here for 30 days. Then they are gone for good."
      />
      {posts.total === 0 && (
        <EmptyState icon="trash" tint={group.type} title="The trash is empty">
          What you delete from this group waits here for 30 days and can be restored.
        </EmptyState>
      )}
      {posts.total > 0 && posts.data.length === 0 && <PastTheEnd first={pageUrl(0)} />}
      {posts.data.length > 0 && (
        <ul className="rows">
          {posts.data.map((post) => (
            <li key={post.id} className="row">
              <div className="row-main">
                <h2>{post.title}</h2>
                <p className="row-facts">
                  <span>
                    Deleted on <LocalTime value={post.deleted_at} format="dateTime" />
                    {post.deleted_by && ` by ${post.deleted_by.name}`}
                  </span>
                  <span>
                    Can be restored until <LocalTime value={post.restorable_until} />
                  </span>
                </p>
              </div>
              {post.deleted_by && <Avatar person={post.deleted_by} size={24} />}
              <RestorePost group={group} post={post} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={posts.current_page} lastPage={posts.last_page} href={pageUrl} />
    </Page>
  );
}
