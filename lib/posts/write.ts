import type { Actor } from '@/lib/auth/actor';
import { assertMayAsk, saveMustRead } from '@/lib/confirmations/write';
import { databaseNow, prisma, type Transaction } from '@/lib/db';
import { AppError, forbidden, stale } from '@/lib/errors';
import { lockGroup } from '@/lib/groups/lock';
import { canCreatePosts } from '@/lib/groups/policy';
import { findGroup } from '@/lib/groups/read';
import { sanitizeHtml } from '@/lib/html/sanitize';
import { excerptOf } from '@/lib/html/text';
import { enqueue } from '@/lib/jobs/queue';
import { saveMediaUses } from '@/lib/media/uses';
import { mentionedIn } from '@/lib/notifications/audience';
import { settleOrder } from '@/lib/posts/arrange';
import { type CheckedInput, checkInput, checkParent } from '@/lib/posts/check-input';
import { locateEvent, saveEvent } from '@/lib/posts/events';
import { publication } from '@/lib/posts/publication';
import { answerWrite, findEditablePost, findPost, type PostRow, presentPost } from '@/lib/posts/read';
import type { PostInput, PostJson } from '@/lib/posts/schema';
import { keepSlug, newPostSlug } from '@/lib/posts/slugs';
import { postStatus } from '@/lib/posts/status';
import { type RevisionKind, revisionKinds } from '@/lib/revisions/schema';
import { keepFirstRevision, recordRevision } from '@/lib/revisions/write';

const excerptLength = 200;

/** A draft, unless status 2 is sent; without a title it is `Untitled` (contract §3). */
export async function createPost(actor: Actor, groupRef: string, input: PostInput): Promise<PostJson> {
  const group = await findGroup(actor, groupRef);
  if (!canCreatePosts(actor, group)) throw forbidden();
  assertMayAsk(actor, group, input.must_read);
  const checked = await checkInput(actor, group.id, input);
  const title = input.title || 'Untitled';
  const published = input.status === postStatus.published;
  const content = await sanitizeHtml(input.content ?? '');
  const event = await locateEvent(actor, input.event);
  const id = await prisma.$transaction(async (tx) => {
    await lockGroup(tx, group.id);
    const now = await databaseNow(tx);
    const post = await tx.post.create({
      data: {
        ...columnsOf(input, checked),
        groupId: group.id,
        title,
        slug: await newPostSlug(tx, group.id, title),
        content,
        dynamicExcerpt: excerptOf(content, excerptLength),
        status: published ? postStatus.published : postStatus.draft,
        publishedAt: input.published_at ?? (published ? now : null),
        lastActivityAt: input.published_at ?? now,
        position: await nextPosition(tx, group.id),
        createdById: actor.id,
        announcedAt: null,
      },
    });
    if (checked.parentId) await settleOrder(tx, group);
    await saveAuthors(tx, post.id, checked.authors ?? [actor.id]);
    await saveEvent(tx, { id: post.id, groupId: group.id, groupType: group.type }, event);
    await saveMustRead(tx, post.id, input.must_read);
    await saveMediaUses(tx, actor, { postId: post.id, commentId: null }, content);
    if (published) await enqueue(tx, 'announce-due', undefined);
    const kind = published ? revisionKinds.published : revisionKinds.saved;
    await recordRevision(tx, { postId: post.id, userId: actor.id, kind, title, content });
    return post.id;
  });
  return answerWrite(actor, id);
}

/**
 * Fields not sent stay. With `ifMatch`, a version that is no longer the current one changes nothing. `restores`: the
 * text comes from an earlier revision.
 */
export async function updatePost(
  actor: Actor,
  refs: { group: string; post: string },
  input: PostInput,
  ifMatch: number | null,
  restores = false,
): Promise<PostJson> {
  const before = await findEditablePost(actor, refs.group, refs.post);
  if (ifMatch !== null && ifMatch !== before.version) throw stale(await presentPost(actor, before));
  assertMayAsk(actor, before, input.must_read);
  // One that stays is not asked about: it may lie in the trash, or be a draft that this author cannot see.
  const parentId = input.parent_id === before.parent_id ? undefined : input.parent_id;
  const checked = await checkInput(actor, before.group_id, { ...input, parent_id: parentId }, before.id);
  const content = input.content === undefined ? undefined : await sanitizeHtml(input.content);
  const event = await locateEvent(actor, input.event);
  const saved = await prisma.$transaction(async (tx) => {
    // First of all, as everybody who takes it does, or two could wait for each other.
    if (parentId !== undefined || isRenamed(before, input)) await lockGroup(tx, before.group_id);
    await checkParent(actor, before.group_id, parentId, before.id);
    const kind = revisionOf(before, input, restores);
    if (kind) await keepFirstRevision(tx, before.id);
    const { count } = await tx.post.updateMany({
      where: { id: before.id, deletedAt: null, ...(ifMatch !== null && { version: ifMatch }) },
      data: {
        ...columnsOf(input, checked),
        ...contentColumns(content),
        ...(await publication(tx, before, input)),
        ...bump,
      },
    });
    if (count === 0) return false;
    if (parentId !== undefined) await settleOrder(tx, { id: before.group_id, type: before.group_type });
    await renameUnpublished(tx, before, input);
    if (checked.authors) await saveAuthors(tx, before.id, checked.authors);
    await saveEvent(tx, { id: before.id, groupId: before.group_id, groupType: before.group_type }, event);
    await saveMustRead(tx, before.id, input.must_read);
    if (content !== undefined)
      await saveMediaUses(tx, actor, { postId: before.id, commentId: null }, content);
    if (input.status === postStatus.published && before.status !== postStatus.published)
      await enqueue(tx, 'announce-due', undefined);
    else if (content !== undefined && mentionedIn(content).length > 0)
      await enqueue(tx, 'announce-post', { postId: before.id, again: true });
    if (kind) await followText(tx, { postId: before.id, userId: actor.id, kind });
    return true;
  });
  if (!saved) throw stale(await presentPost(actor, await findPost(actor, before.group_id, before.id)));
  return answerWrite(actor, before.id);
}

const bump = { version: { increment: 1 } };

/** To the group's trash: gone for everybody at once (contract §3). */
export async function deletePost(
  actor: Actor,
  refs: { group: string; post: string },
  ifMatch: number | null,
): Promise<void> {
  const post = await findEditablePost(actor, refs.group, refs.post);
  const { count } = await prisma.post.updateMany({
    where: { id: post.id, deletedAt: null, ...(ifMatch !== null && { version: ifMatch }) },
    data: { deletedAt: await databaseNow(), deletedById: actor.id, ...bump },
  });
  if (count === 0) throw stale(await presentPost(actor, await findPost(actor, post.group_id, post.id)));
}

/** A draft by the caller without comments, reactions, views, links or notify. */
export async function copyPost(actor: Actor, groupRef: string, postRef: string): Promise<PostJson> {
  const source = await findPost(actor, groupRef, postRef);
  if (!canCreatePosts(actor, source)) throw forbidden();
  const stored = await prisma.post.findUnique({ where: { id: source.id }, include: { event: true } });
  if (!stored) throw new AppError('not_found', 'This does not exist, or you cannot see it.');
  const title = `${[...stored.title].slice(0, 248).join('')} (copy)`;
  const id = await prisma.$transaction(async (tx) => {
    await lockGroup(tx, stored.groupId);
    const { groupId, categoryId, content, excerpt, dynamicExcerpt, featuredImageId, featuredImageContain } =
      stored;
    const copy = await tx.post.create({
      data: {
        ...{ groupId, categoryId, content, excerpt, dynamicExcerpt, featuredImageId, featuredImageContain },
        ...{ mediaId: stored.mediaId, filesize: stored.filesize, parentId: stored.parentId },
        featured: stored.featured,
        title,
        slug: await newPostSlug(tx, groupId, title),
        position: await nextPosition(tx, groupId),
        createdById: actor.id,
        announcedAt: null,
      },
    });
    if (stored.parentId) await settleOrder(tx, { id: groupId, type: source.group_type });
    await saveAuthors(tx, copy.id, [actor.id]);
    if (stored.event) await tx.event.create({ data: { ...stored.event, postId: copy.id, sequence: 0 } });
    await saveMediaUses(tx, actor, { postId: copy.id, commentId: null }, content);
    return copy.id;
  });
  return answerWrite(actor, id);
}

function columnsOf(input: PostInput, checked: CheckedInput) {
  return {
    ...(input.title !== undefined && { title: input.title || 'Untitled' }),
    ...(input.excerpt !== undefined && { excerpt: input.excerpt }),
    ...(input.featured !== undefined && { featured: input.featured }),
    ...(input.notify !== undefined && { notify: input.notify }),
    ...(input.meta?.featured_image_contain !== undefined && {
      featuredImageContain: input.meta.featured_image_contain,
    }),
    ...(checked.featuredImageId !== undefined && { featuredImageId: checked.featuredImageId }),
    ...(checked.categoryId !== undefined && { categoryId: checked.categoryId }),
    ...(checked.parentId !== undefined && { parentId: checked.parentId }),
  };
}

function contentColumns(content: string | undefined) {
  return content === undefined ? {} : { content, dynamicExcerpt: excerptOf(content, excerptLength) };
}

function isRenamed(before: PostRow, input: PostInput): boolean {
  return before.status !== postStatus.published && input.title !== undefined && input.title !== before.title;
}

/** Before its first publication the address follows the title, and the old one redirects (contract §1, slugs). */
async function renameUnpublished(tx: Transaction, before: PostRow, input: PostInput): Promise<void> {
  if (!isRenamed(before, input)) return;
  const wasPublished = await tx.postRevision.findFirst({
    where: { postId: before.id, kind: revisionKinds.published },
    select: { id: true },
  });
  if (wasPublished) return;
  const slug = await newPostSlug(tx, before.group_id, input.title || 'Untitled', before.id);
  if (slug === before.slug) return;
  await tx.post.updateMany({ where: { id: before.id }, data: { slug } });
  await keepSlug(tx, { groupId: before.group_id, slug: before.slug, postId: before.id });
}

/** What a save means to the history of a post's text; nothing while the text stays and nobody publishes it. */
function revisionOf(before: PostRow, input: PostInput, restores: boolean): RevisionKind | null {
  if (restores) return revisionKinds.restored;
  const published = before.status === postStatus.published;
  if (!published && input.status === postStatus.published) return revisionKinds.published;
  if (input.content === undefined && input.title === undefined) return null;
  return published ? revisionKinds.updated : revisionKinds.saved;
}

/** The history holds what the post now holds. */
async function followText(
  tx: Transaction,
  { postId, userId, kind }: { postId: number; userId: number; kind: RevisionKind },
): Promise<void> {
  const post = await tx.post.findUniqueOrThrow({
    where: { id: postId },
    select: { title: true, content: true },
  });
  await recordRevision(tx, { postId, userId, kind, title: post.title, content: post.content });
}

async function saveAuthors(tx: Transaction, postId: number, userIds: number[]): Promise<void> {
  await tx.postAuthor.deleteMany({ where: { postId } });
  await tx.postAuthor.createMany({ data: userIds.map((userId, position) => ({ postId, userId, position })) });
}

/** Behind every post of the group. Call under the group's lock. */
export async function nextPosition(tx: Transaction, groupId: number): Promise<number> {
  const last = await tx.post.findFirst({
    where: { groupId, deletedAt: null },
    select: { position: true },
    orderBy: { position: 'desc' },
  });
  return (last?.position ?? -1) + 1;
}
