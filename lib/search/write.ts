import type { Transaction } from '@/lib/db';
import { plainText } from '@/lib/html/text';

/** Longer texts are found by their first part: PostgreSQL indexes at most a megabyte of words a row. */
const maxBody = 200_000;

/** What is searched of a post: its title, and its text without markup. */
export function searchTextOf(post: { title: string; content: string }) {
  return { title: post.title, body: plainText(post.content).slice(0, maxBody) };
}

/** Brings the search document of a post up to date, in the transaction that changed the post. */
export async function indexPost(
  tx: Transaction,
  post: { id: number; title: string; content: string },
): Promise<void> {
  const document = searchTextOf(post);
  await tx.searchDocument.upsert({
    where: { postId: post.id },
    create: { postId: post.id, ...document },
    update: document,
  });
}
