'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { SortableTree } from '@/components/ui/sortable-tree';
import type { CategoryJson } from '@/lib/categories/schema';
import { api } from '@/lib/client/api';
import { categoryUrl } from '@/lib/urls';

type Props = {
  /** The group's slug. */
  group: string;
  categories: CategoryJson[];
  current: number | undefined;
  editable: boolean;
  /** Folders may hold folders; categories stand in one row. */
  nests?: boolean | undefined;
};

const deepestFolder = 9;

export function CategoryTree({ group, categories, current, editable, nests = false }: Props) {
  const router = useRouter();
  const items = useMemo(() => itemsOf(group, categories), [group, categories]);
  return (
    <SortableTree
      label={nests ? 'Folders' : 'Categories'}
      items={items}
      current={current}
      editable={editable}
      maxDepth={nests ? deepestFolder : 0}
      memory={`${group}:categories`}
      onMove={async (tree) => {
        await api('POST', `/api/groups/${group}/categories/rebuild-menu`, { body: { categories: tree } });
        router.refresh();
      }}
    />
  );
}

function itemsOf(group: string, categories: CategoryJson[], parentId: number | null = null): Item[] {
  return categories.flatMap((category) => [
    {
      id: category.id,
      parentId,
      label: category.name,
      href: categoryUrl({ slug: group }, category),
      note: category.posts_count,
    },
    ...itemsOf(group, category.children, category.id),
  ]);
}

type Item = { id: number; parentId: number | null; label: string; href: string; note: number };
