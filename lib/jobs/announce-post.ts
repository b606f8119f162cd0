import { prisma } from '@/lib/db';
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
  await tellOfPost(postId, again);
}
