import { prisma, type Transaction } from '@/lib/db';
import { files } from '@/lib/ports/files/files';
import type { Demo } from './demo';

/**
 * Files first, then every row in one transaction: what breaks off leaves the database empty, and the next start begins
 * anew.
 */
export async function writeDemo(demo: Demo): Promise<void> {
  await Promise.all(demo.assets.map(({ row, content }) => files().put(row.key, content)));
  await prisma.$transaction((tx) => writeRows(tx, demo), { timeout: 60_000 });
}

async function writeRows(tx: Transaction, demo: Demo) {
  const people = demo.users.map((user) => ({ ...user, avatarId: null }));
  await tx.user.createMany({ data: people });
  await tx.media.createMany({ data: demo.assets.map(({ row }) => row) });
  await tx.$executeRaw`
    update users u set avatar_id = t.avatar_id
    from unnest(${demo.users.map(({ id }) => id ?? 0)}::int[], ${demo.users.map(({ avatarId }) => avatarId ?? 0)}::int[])
      as t(id, avatar_id)
    where u.id = t.id and t.avatar_id > 0`;
  await tx.group.createMany({ data: demo.groups });
  await tx.groupMember.createMany({ data: demo.members });
  await tx.category.createMany({ data: demo.categories });
  await tx.post.createMany({ data: demo.posts });
  await tx.postAuthor.createMany({ data: demo.authors });
  await tx.venue.createMany({ data: demo.venues, skipDuplicates: true });
  await tx.event.createMany({ data: demo.events });
  await tx.eventAnswer.createMany({ data: demo.answers });
  await tx.mustRead.createMany({ data: demo.mustReads });
  await tx.confirmation.createMany({ data: demo.confirmations });
  await tx.mediaUse.createMany({ data: demo.embeds });
  await tx.comment.createMany({ data: demo.comments });
  await tx.reaction.createMany({ data: demo.reactions });
  await tx.postReader.createMany({ data: demo.readers });
  await writeViews(tx, demo.views);
  await tx.shareLink.createMany({ data: demo.shares });
  await tx.contactList.createMany({ data: demo.lists });
  await tx.contact.createMany({ data: demo.contacts });
  await tx.account.update({ where: { id: 1 }, data: demo.account });
  await continueIds(tx);
}

/** The rows above came with their ids, which the sequences do not know of. */
function continueIds(tx: Transaction) {
  return tx.$executeRaw`
    select setval('users_id_seq', (select max(id) from users)), setval('media_id_seq', (select max(id) from media)),
      setval('groups_id_seq', (select max(id) from groups)), setval('posts_id_seq', (select max(id) from posts)),
      setval('categories_id_seq', (select max(id) from categories)),
      setval('contact_lists_id_seq', (select max(id) from contact_lists))`;
}

/** Thousands of rows: three arrays instead of three parameters each. */
function writeViews(tx: Transaction, views: Demo['views']) {
  return tx.$executeRaw`
    insert into post_views (post_id, user_id, viewed_at)
    select * from unnest(${views.map((view) => view.postId)}::int[], ${views.map((view) => view.userId)}::int[],
      ${views.map((view) => view.viewedAt)}::timestamptz[])`;
}
