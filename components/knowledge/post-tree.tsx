'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { Alert } from '@/components/ui/alert';
import { Input } from '@/components/ui/input';
import { SortableTree } from '@/components/ui/sortable-tree';
import { api } from '@/lib/client/api';
import type { PostBranchJson } from '@/lib/posts/schema';
import { branchUrl } from './branch-url';
import { useChoice } from './use-choice';
import { useWholeTree } from './use-whole-tree';

type Props = {
  group: string;
  /** The category whose posts these are; empty for all of the group. */
  category: string;
  /** The first rows, and how many there are in all. */
  posts: readonly PostBranchJson[];
  total: number;
  current: number | undefined;
  editable: boolean;
};

const deepest = 99;
const mostMatches = 100;

/** The posts of a knowledge base: nested, to be moved by who may, and filtered while one types. */
export function PostTree({ group, category, posts: first, total, current, editable }: Props) {
  const router = useRouter();
  const { posts, isWhole, reach, failure } = useWholeTree(group, category, first, total);
  const items = useMemo(
    () =>
      posts.map((post) => ({
        id: post.id,
        parentId: post.parent_id,
        label: post.title,
        href: branchUrl({ slug: group }, post),
        branch: post.branch,
        note: post.draft ? 'Draft' : undefined,
      })),
    [posts, group],
  );
  const here = items.find((item) => item.id === current)?.href;
  const { filter, setFilter, box, choose } = useChoice(here, reach);
  const wanted = filter.trim().toLocaleLowerCase();
  const matches = useMemo(
    () =>
      items
        .filter((item) => item.label.toLocaleLowerCase().includes(wanted))
        .map((item) => ({ ...item, parentId: null, branch: false })),
    [items, wanted],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: who comes near is about to open, filter or move something; keys press the links, too.
    <div ref={box} onPointerEnter={reach} onFocus={reach} onClick={choose}>
      {failure && <Alert errors={[failure]} className="mb-2" />}
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
          onReach={isWhole ? undefined : reach}
          memory={`${group}/${category}`}
          onMove={async (tree) => {
            await api('POST', `/api/groups/${group}/rebuild-menu`, { body: { posts: tree } });
            router.refresh();
          }}
        />
      )}
    </div>
  );
}
