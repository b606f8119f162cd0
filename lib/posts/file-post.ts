import type { Actor } from '@/lib/auth/actor';
import { findCategory } from '@/lib/categories/read';
import { prisma } from '@/lib/db';
import { AppError, forbidden, invalid } from '@/lib/errors';
import { extensionOf } from '@/lib/file-name';
import { lockGroup } from '@/lib/groups/lock';
import { canCreatePosts } from '@/lib/groups/policy';
import { findGroup } from '@/lib/groups/read';
import { groupTypes } from '@/lib/groups/types';
import { enqueue } from '@/lib/jobs/queue';
import type { MediaRow } from '@/lib/media/present';
import { findReadableMedia } from '@/lib/media/read';
import { replaceMedia } from '@/lib/media/replace';
import type { FilePostInput, Replacement } from '@/lib/media/schema';
import { addMedia } from '@/lib/media/write';
import { answerWrite, findEditablePost } from '@/lib/posts/read';
import type { PostJson } from '@/lib/posts/schema';
import { newPostSlug } from '@/lib/posts/slugs';
import { postStatus } from '@/lib/posts/status';
import { nextPosition } from '@/lib/posts/write';
import { takeUpload } from '@/lib/uploads/write';

/** A file becomes a post of a files group, published at once and named after the file (contract §3). */
export async function createFilePost(actor: Actor, input: FilePostInput): Promise<PostJson> {
  const group = await findGroup(actor, input.group);
  if (!canCreatePosts(actor, group)) throw forbidden();
  if (group.type !== groupTypes.files) throw invalid('group', 'Files can be added to files groups only.');
  const categoryId = await findFolder(group.id, input.category);
  const media = await takeIn(actor, input.file);
  const place = { groupId: group.id, categoryId };
  return answerWrite(actor, await insertFilePost(actor, place, media));
}

/**
 * Another version of a post's file, sent with the call or uploaded before it: the post keeps its address, its title and
 * what was said about it.
 */
export async function replaceFile(
  actor: Actor,
  groupRef: string,
  postRef: string,
  file: Replacement,
): Promise<PostJson> {
  const post = await findEditablePost(actor, groupRef, postRef);
  const before = await prisma.post.findUniqueOrThrow({ where: { id: post.id }, select: { media: true } });
  if (!before.media) throw invalid('file', 'There is no file to replace.');
  const place = { ...before.media, postId: post.id };
  const media =
    typeof file === 'string'
      ? await takeUpload(actor, file, (sent) => replaceMedia(actor, place, sent, { promised: true }))
      : await replaceMedia(actor, place, file);
  await prisma.post.update({
    where: { id: post.id },
    data: { mediaId: media.id, filesize: media.size, version: { increment: 1 } },
  });
  return answerWrite(actor, post.id);
}

async function findFolder(groupId: number, ref: string | undefined): Promise<number | null> {
  if (!ref || ref === '0') return null;
  try {
    return (await findCategory(groupId, ref)).id;
  } catch (error) {
    if (error instanceof AppError) throw invalid('category', 'That folder is not in this group.');
    throw error;
  }
}

async function takeIn(actor: Actor, file: FilePostInput['file']): Promise<MediaRow> {
  const [media] =
    typeof file === 'number' ? [await findReadableMedia(actor, file)] : await addMedia(actor, [file]);
  if (!media) throw invalid('file', 'Choose a file from the library.');
  return media;
}

function insertFilePost(
  actor: Actor,
  place: { groupId: number; categoryId: number | null },
  media: MediaRow,
): Promise<number> {
  const title = media.name.slice(0, media.name.length - extensionOf(media.name).length) || media.name;
  const now = new Date();
  return prisma.$transaction(async (tx) => {
    await lockGroup(tx, place.groupId);
    const post = await tx.post.create({
      data: {
        ...place,
        title,
        slug: await newPostSlug(tx, place.groupId, title),
        status: postStatus.published,
        publishedAt: now,
        lastActivityAt: now,
        position: await nextPosition(tx, place.groupId),
        mediaId: media.id,
        filesize: media.size,
        createdById: actor.id,
        announcedAt: null,
        authors: { create: { userId: actor.id } },
      },
    });
    await enqueue(tx, 'announce-due', undefined);
    return post.id;
  });
}
