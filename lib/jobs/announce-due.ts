import { prisma } from '@/lib/db';
import { enqueueAll } from '@/lib/jobs/queue';

const batch = 100;

/**
 * Claims the posts whose time has come, each once, whoever asks and however often. What was scheduled while nothing ran is
 * found at the next start.
 */
export async function announceDue(): Promise<void> {
  let claimed = batch;
  while (claimed === batch) claimed = await claimDue();
}

function claimDue(): Promise<number> {
  return prisma.$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: number }[]>`
      update posts set announced_at = now() where id in (
        select id from posts
        where announced_at is null and status = 2 and published_at <= now() and deleted_at is null
        order by published_at limit ${batch} for update skip locked)
      returning id`;
    await enqueueAll(
      tx,
      'announce-post',
      due.map(({ id }) => ({ postId: id })),
    );
    return due.length;
  });
}
