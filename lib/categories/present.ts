import type { Actor } from '@/lib/auth/actor';
import type { CategoryJson } from '@/lib/categories/schema';
import { type CardRow, presentCard } from '@/lib/posts/present';
import { buildTree } from '@/lib/tree';

export type CategoryRow = {
  id: number;
  slug: string;
  name: string;
  parent_id: number | null;
  version: number;
  posts_count: number;
};

export function presentCategories(
  actor: Actor,
  rows: CategoryRow[],
  cards: (CardRow & { category_id: number })[],
): CategoryJson[] {
  const byCategory = Map.groupBy(cards, (card) => card.category_id);
  return buildTree(
    rows.map((row) => ({
      ...row,
      children: [],
      posts: (byCategory.get(row.id) ?? []).map((card) => presentCard(actor, card)),
    })),
  );
}
