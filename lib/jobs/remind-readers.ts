import { remindReaders } from '@/lib/notifications/remind';

export async function remindReadersJob(input: { postId: number } | null): Promise<void> {
  await remindReaders(input?.postId);
}
