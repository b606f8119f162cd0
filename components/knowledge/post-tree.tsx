'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { Input } from '@/components/ui/input';
import { SortableTree } from '@/components/ui/sortable-tree';
import { api } from '@/lib/client/api';
import type { PostBranchJson } from '@/lib/posts/tree-read';
import { branchUrl } from './branch-url';

type Props = {
  group: string;
  /** The category whose posts these are; empty for all of the group. */
  category: string;
  posts: readonly PostBranchJson[];
  current: number | undefined;
  editable: boolean;
};

const deepest = 99;
const mostMatches = 100;

/** The posts of a knowledge base: nested, to be moved by who may, and filtered while one types. */
export function PostTree({ group, category, posts, current, editable }: Props) {
  const router = useRouter();
  const [filter, setFilter] = useState('');
  const items = useMemo(
    () =>
      posts.map((post) => ({
        id: post.id,
        parentId: post.parent_id,
        label: post.title,
        href: branchUrl({ slug: group }, post),
        note: post.draft ? 'Draft' : undefined,
      })),
    [posts, group],
  );
  const wanted = filter.trim().toLocaleLowerCase();
  const matches = useMemo(
    () =>
      items
        .filter((item) => item.label.toLocaleLowerCase().includes(wanted))
        .map((item) => ({ ...item, parentId: null })),
    [items, wanted],
  );
  return (
    <>
      <Input
        icon="search"
        type="search"
        aria-label="Filter posts"
        placeholder="Filter"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {wanted ? (
        <>
          <p className={matches.length > 0 ? 'sr-only' : 'pane-none'} role="status">
            {matches.length > 0
              ? `${matches.length} posts found`
              : `No post has "${filter.trim()}" in its title.`}
          </p>
          <SortableTree
            label="Posts found"
            items={matches.length > mostMatches ? matches.slice(0, mostMatches) : matches}
            current={current}
            onMove={() => undefined}
          />
        </>
      ) : (
        <SortableTree
          label="Posts"
          items={items}
          current={current}
          editable={editable}
          maxDepth={deepest}
          memory={`${group}/${category}`}
          onMove={async (tree) => {
            await api('POST', `/api/groups/${group}/rebuild-menu`, { body: { posts: tree } });
            router.refresh();
          }}
        />
      )}
    </>
  );
}
