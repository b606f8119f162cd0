import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { groupTypeIcon } from '@/components/ui/group-type';
import { Pagination } from '@/components/ui/pagination';
import type { GroupViewJson } from '@/lib/groups/view';
import { categoryUrl, newPostUrl, withQuery } from '@/lib/urls';
import { groupTypeWords } from './group-types';

/** A page of a group's list with its pager, or what to say where there is nothing to list. */
export function GroupPages({ children, ...view }: GroupViewJson & { children: ReactNode }) {
  const { posts } = view;
  if (!posts) return null;
  const pageUrl = (page: number) =>
    withQuery(categoryUrl(view.group, view.category), { view: view.view, page });
  if (posts.total === 0) return <EmptyGroup {...view} />;
  return (
    <>
      {posts.data.length > 0 ? children : <PastTheEnd first={pageUrl(0)} />}
      <Pagination page={posts.current_page} lastPage={posts.last_page} href={pageUrl} />
    </>
  );
}

export function EmptyGroup({ group, category }: GroupViewJson) {
  const name = category ? `"${category.name}"` : group.name;
  return (
    <EmptyState
      icon={groupTypeIcon(group.type)}
      tint={group.type}
      title={`Nothing in ${name} yet`}
      action={
        group.can.createPosts && (
          <ButtonLink href={newPostUrl(group, category)} variant="primary" icon="plus">
            Write the first post
          </ButtonLink>
        )
      }
    >
      {groupTypeWords[group.type].empty}{' '}
      {group.can.createPosts
        ? 'Be the first to add something.'
        : 'Only selected people can write in this group, and none of them has published anything yet.'}
    </EmptyState>
  );
}

export function PastTheEnd({ first }: { first: string }) {
  return (
    <EmptyState
      icon="file"
      title="This page is past the end"
      action={<ButtonLink href={first}>Go to the first page</ButtonLink>}
    >
      The list became shorter since you opened it.
    </EmptyState>
  );
}
