import { prisma } from '@/lib/db';
import { remindReaders } from '@/lib/notifications/remind';
import { tellOfPost } from '@/lib/notifications/tell';
import { indexPost } from '@/lib/search/write';

/** What follows from a publication: search finds the post, and people are told. `again`: after an edit. */
export async function announcePost({ postId, again }: { postId: number; again?: boolean }): Promise<void> {
  const post = await prisma.post.findFirst({
    where: { id: postId, deletedAt: null },
    select: { id: true },
  });
  if (!post) return;
  if (!again) await indexPost(prisma, post);
  // First, so that nobody is told of one publication twice.
  if (!again) await remindReaders(postId);
  await tellOfPost(postId, again);
}
