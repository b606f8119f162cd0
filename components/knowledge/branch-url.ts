import type { PostBranchJson } from '@/lib/posts/schema';
import { categoryUrl } from '@/lib/urls';

/** A post of a knowledge base below its category, so that the panes stay where they are. */
export function branchUrl(group: { slug: string }, post: Pick<PostBranchJson, 'slug' | 'category'>): string {
  return `${categoryUrl(group, post.category ? { slug: post.category } : null)}/${post.slug}`;
}
