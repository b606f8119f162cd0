import { tellOfComment } from '@/lib/notifications/tell';

export async function announceComment({ commentId }: { commentId: number }): Promise<void> {
  await tellOfComment(commentId);
}
