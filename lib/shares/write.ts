import { randomBytes } from 'node:crypto';
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
  const link = await prisma.shareLink.create({
    data: {
      postId: post.id,
      userId: actor.id,
      token: randomBytes(32).toString('base64url'),
      linkExpires: days,
      expiresAt: days === 0 ? null : new Date((await databaseNow()).getTime() + days * 86_400_000),
    },
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
  await prisma.shareLink.deleteMany({ where: { id, postId: post.id } });
}
