import type { Transaction } from '@/lib/db';
import { freeSlug, slugOf } from '@/lib/slugs';

/** A free address for a title in its group; what posts in the trash hold stays theirs. Call under the group's lock. */
export async function newPostSlug(
  tx: Transaction,
  groupId: number,
  title: string,
  self?: number,
): Promise<string> {
  const base = slugOf(title, 'untitled');
  const rows = await tx.post.findMany({
    where: { groupId, slug: { startsWith: base } },
    select: { id: true, slug: true },
  });
  return freeSlug(
    base,
    rows.filter((row) => row.id !== self).map((row) => row.slug),
  );
}

/** Remembers an earlier address; the latest post to leave one owns it. */
export async function keepSlug(
  tx: Transaction,
  old: { groupId: number; slug: string; postId: number },
): Promise<void> {
  const { groupId, slug, postId } = old;
  await tx.postSlug.upsert({
    where: { groupId_slug: { groupId, slug } },
    create: old,
    update: { postId },
  });
}
