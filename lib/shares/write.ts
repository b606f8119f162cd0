import { randomBytes } from 'node:crypto';
import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { databaseNow, prisma } from '@/lib/db';
import { AppError, notFound } from '@/lib/errors';
import { findEditablePost } from '@/lib/posts/read';
import { listShares } from '@/lib/shares/read';
import type { ShareInput, ShareLinkJson } from '@/lib/shares/schema';

const linksEach = 100;

export async function createShare(
  actor: Actor,
  groupRef: string,
  postRef: string,
  input: ShareInput,
): Promise<ShareLinkJson> {
  const post = await findEditablePost(actor, groupRef, postRef);
  if ((await prisma.shareLink.count({ where: { postId: post.id } })) >= linksEach) {
    throw new AppError('conflict', `A post can have at most ${linksEach} links. Delete one first.`);
  }
  const days = input.link_expires;
  const expiresAt = days === 0 ? null : new Date((await databaseNow()).getTime() + days * 86_400_000);
  const link = await prisma.$transaction(async (tx) => {
    const created = await tx.shareLink.create({
      data: {
        postId: post.id,
        userId: actor.id,
        token: randomBytes(32).toString('base64url'),
        linkExpires: days,
        expiresAt,
      },
    });
    const subject = { type: 'post', id: post.id, name: post.title } as const;
    await recordAudit(tx, { actor, action: 'share.create', subject, after: { link: created.id, days } });
    return created;
  });
  const made = (await listShares(actor, groupRef, postRef)).find((share) => share.id === link.id);
  if (!made) throw notFound();
  return made;
}

/** Deleting a link twice is deleting it once. */
export async function deleteShare(
  actor: Actor,
  groupRef: string,
  postRef: string,
  id: number,
): Promise<void> {
  const post = await findEditablePost(actor, groupRef, postRef);
  await prisma.$transaction(async (tx) => {
    const { count } = await tx.shareLink.deleteMany({ where: { id, postId: post.id } });
    if (count === 0) return;
    const subject = { type: 'post', id: post.id, name: post.title } as const;
    await recordAudit(tx, { actor, action: 'share.delete', subject, before: { link: id } });
  });
}
