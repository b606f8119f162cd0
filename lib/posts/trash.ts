import type { Actor } from '@/lib/auth/actor';
import { formatDateTime } from '@/lib/dates';
import { prisma } from '@/lib/db';
import { notFound } from '@/lib/errors';
import { canEditGroup } from '@/lib/groups/policy';
import type { GroupRow } from '@/lib/groups/present';
import { findGroup } from '@/lib/groups/read';
import type { GroupHeadJson } from '@/lib/groups/schema';
import { openGroup } from '@/lib/groups/view';
import { pageSizes } from '@/lib/page-sizes';
import { type Paged, presentPage } from '@/lib/paging';
import { isAuthor } from '@/lib/posts/policy';
import { answerWrite } from '@/lib/posts/read';
import { type PostJson, type TrashedPostJson, trashDays } from '@/lib/posts/schema';
import { readRef } from '@/lib/refs';
import { type Fragment, sql } from '@/lib/sql';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';

type TrashRow = {
  id: number;
  title: string;
  slug: string;
  status: 0 | 1 | 2;
  file_type: string | null;
  filesize: number | null;
  deleted_at: Date;
  deleter: UserSummaryRow | null;
};

/** What was deleted from a group in the last 30 days and the actor could have deleted: the latest first. */
export async function listTrash(
  actor: Actor,
  groupRef: string,
  page: number,
): Promise<Paged<TrashedPostJson>> {
  return listTrashOf(actor, await findGroup(actor, groupRef), page);
}

export type TrashJson = { group: GroupHeadJson; posts: Paged<TrashedPostJson> };

/** The page of the trash. */
export async function viewTrash(actor: Actor, groupRef: string, page: number): Promise<TrashJson> {
  const { row, head } = await openGroup(actor, { group: groupRef });
  return { group: head.group, posts: await listTrashOf(actor, row, page) };
}

/** The same for a group that was already found. */
async function listTrashOf(actor: Actor, group: GroupRow, page: number): Promise<Paged<TrashedPostJson>> {
  const perPage = pageSizes.trash;
  const where = restorable(actor, group);
  const [rows, [count]] = await Promise.all([
    sql<TrashRow[]>`
      select p.id, p.title, p.slug, p.status, file.type as file_type, p.filesize, p.deleted_at,
        case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name, 'job_title', u.job_title,
          'email', u.email, 'avatar_key', m.key) end as deleter
      from posts p left join media file on file.id = p.media_id
      left join users u on u.id = p.deleted_by_id left join media m on m.id = u.avatar_id
      where ${where} order by p.deleted_at desc, p.id desc limit ${perPage} offset ${page * perPage}`,
    sql<[{ total: number }]>`select count(*)::int as total from posts p where ${where}`,
  ]);
  return presentPage(
    rows.map((row) => presentTrashed(actor, row)),
    page,
    perPage,
    count.total,
  );
}

/** Back to where it was, for everybody who could see it. */
export async function restorePost(actor: Actor, refs: { group: string; post: string }): Promise<PostJson> {
  const group = await findGroup(actor, refs.group);
  const ref = readRef(refs.post);
  const [row] = await sql<{ id: number }[]>`
    update posts p set deleted_at = null, deleted_by_id = null, version = version + 1
    where p.id = (select p.id from posts p where ${restorable(actor, group)} and (p.slug = ${ref.slug} or p.id = ${ref.id})
      order by p.slug = ${ref.slug} desc limit 1)
    returning p.id`;
  if (!row) throw notFound();
  return answerWrite(actor, row.id);
}

/** Deletes for good what has been in the trash for longer than that, `most` at a time; answers how many. */
export async function purgeTrash(most = 500): Promise<number> {
  const expired = await sql<{ id: number }[]>`
    select id from posts where deleted_at < now() - make_interval(days => ${trashDays})
    order by deleted_at limit ${most}`;
  if (expired.length === 0) return 0;
  const ids = expired.map(({ id }) => id);
  return prisma.$transaction(async (tx) => {
    // Posts below one that goes come up to the top level.
    await tx.post.updateMany({ where: { parentId: { in: ids } }, data: { parentId: null } });
    return (await tx.post.deleteMany({ where: { id: { in: ids }, deletedAt: { not: null } } })).count;
  });
}

function restorable(actor: Actor, group: GroupRow): Fragment {
  return sql`p.group_id = ${group.id} and p.deleted_at > now() - make_interval(days => ${trashDays})
    and (${canEditGroup(actor, group)} or ${isAuthor(actor)})`;
}

function presentTrashed(actor: Actor, row: TrashRow): TrashedPostJson {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    status: row.status,
    meta: row.file_type === null ? {} : { type: row.file_type, filesize: row.filesize ?? 0 },
    deleted_at: formatDateTime(row.deleted_at),
    deleted_by: row.deleter && presentUserSummary(actor, row.deleter),
    restorable_until: formatDateTime(new Date(row.deleted_at.getTime() + trashDays * 86_400_000)),
  };
}
