import type { Transaction } from '@/lib/db';

/** Makes the search document of a post anew. Triggers do so at each change of the post; this is for whoever doubts it. */
export async function indexPost(tx: Transaction, { id }: { id: number }): Promise<void> {
  await tx.$executeRaw`select search_refresh_post(${id})`;
}
