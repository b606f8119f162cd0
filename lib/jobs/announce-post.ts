import { prisma } from '@/lib/db';
import { indexPost } from '@/lib/search/write';

/** What follows from a publication: the post is found by search. */
export async function announcePost({ postId }: { postId: number }): Promise<void> {
  const post = await prisma.post.findFirst({
    where: { id: postId, deletedAt: null },
    select: { id: true, title: true, content: true },
  });
  if (post) await indexPost(prisma, post);
}
