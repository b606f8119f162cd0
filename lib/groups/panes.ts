import type { Actor } from '@/lib/auth/actor';
import { type GroupHead, openGroup } from '@/lib/groups/view';
import { type PostTreeJson, readPostTree } from '@/lib/posts/tree-read';

export type PanesJson = GroupHead & { tree: PostTreeJson };

/** What stands beside an article of a knowledge base: the categories, and the posts of the one it is in. */
export async function viewPanes(
  actor: Actor,
  address: { group: string; category?: string | undefined },
  current?: number,
): Promise<PanesJson> {
  const { row, head } = await openGroup(actor, address);
  return { ...head, tree: await readPostTree(actor, { group: row, category: head.category }, current) };
}
