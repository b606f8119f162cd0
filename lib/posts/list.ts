import type { Actor } from '@/lib/auth/actor';
import { findCategory } from '@/lib/categories/read';
import { canEditGroup } from '@/lib/groups/policy';
import type { GroupRow } from '@/lib/groups/present';
import { findGroup } from '@/lib/groups/read';
import { groupTypes } from '@/lib/groups/types';
import { pageSizes } from '@/lib/page-sizes';
import { type Paged, presentPage } from '@/lib/paging';
import { selectCardPage } from '@/lib/posts/card-sql';
import { publicPosts } from '@/lib/posts/counts';
import { isAuthor, isPublic, isUnpublished } from '@/lib/posts/policy';
import { presentCard } from '@/lib/posts/present';
import type { PostCardJson, PostsQuery } from '@/lib/posts/schema';
import { containing, type Fragment, sql } from '@/lib/sql';

type ListQuery = Omit<PostsQuery, 'category'>;

/** One page of a group's posts in the order of its type (contract §3, `GET …/posts`). */
export async function listPosts(
  actor: Actor,
  groupRef: string,
  query: PostsQuery,
): Promise<Paged<PostCardJson>> {
  const group = await findGroup(actor, groupRef);
  const category = query.category === undefined ? null : await findCategory(group.id, query.category);
  return listPostsOf(actor, { group, category }, query);
}

/** The same for a group, and perhaps a category of it, that were already found. */
export async function listPostsOf(
  actor: Actor,
  { group, category }: { group: GroupRow; category: { id: number } | null },
  query: ListQuery,
): Promise<Paged<PostCardJson>> {
  const from = sql`
    from posts p left join events e on e.post_id = p.id
    where p.group_id = ${group.id} ${inCategory(group, category?.id)} ${readable(actor, group, query)}
    ${matching(query)} ${whenHeld(query)}`;
  const place = { page: query.page, perPage: pageSizeOf(group) };
  const known = isWhole(query) ? wholeOf(group, category?.id) : null;
  const { cards, total } = await selectCardPage(actor, {
    from,
    order: orderOf(group, query),
    known,
    ...place,
  });
  const data = cards.map((card) => presentCard(actor, card));
  return presentPage(data, place.page, place.perPage, total);
}

function pageSizeOf(group: GroupRow) {
  if (group.type === groupTypes.files) return pageSizes.files;
  return group.type === groupTypes.forum ? pageSizes.topics : pageSizes.posts;
}

function inCategory(group: GroupRow, categoryId: number | undefined): Fragment {
  if (categoryId !== undefined) return sql`and p.category_id = ${categoryId}`;
  return group.type === groupTypes.files ? sql`and p.category_id is null` : sql``;
}

/** All that readers get: nothing is looked for, and no drafts beside it. */
function isWhole({ status, query, when }: ListQuery): boolean {
  return status !== 'unpublished' && status !== 'all' && !query && !when;
}

function wholeOf(group: GroupRow, categoryId: number | undefined): Fragment {
  const elsewhere = group.type === groupTypes.files ? 'none' : 'any';
  return publicPosts({
    group: sql`${group.id}::int`,
    category: categoryId === undefined ? elsewhere : sql`${categoryId}::int`,
  });
}

/** Readers get what is public; drafts and scheduled posts are for editors and their authors. */
function readable(actor: Actor, group: GroupRow, query: ListQuery): Fragment {
  const editor = canEditGroup(actor, group);
  if (query.status === 'unpublished') {
    return sql`and ${isUnpublished()} ${editor ? sql`` : sql`and ${isAuthor(actor)}`}`;
  }
  if (query.status !== 'all') return sql`and ${isPublic()}`;
  if (editor) return sql`and p.deleted_at is null`;
  return sql`and p.deleted_at is null and (${isPublic()} or ${isAuthor(actor)})`;
}

function matching(query: ListQuery): Fragment {
  if (!query.query) return sql``;
  const pattern = containing(query.query);
  return sql`and p.title ilike ${pattern}`;
}

/** A post without a date is still to come. */
function whenHeld(query: ListQuery): Fragment {
  if (query.when === 'upcoming') return sql`and (e.ends >= now() or e.post_id is null)`;
  return query.when === 'past' ? sql`and e.ends < now()` : sql``;
}

function orderOf(group: GroupRow, query: ListQuery): Fragment {
  if (query.sort) return sortedBy(query.sort, query.direction ?? 'asc');
  switch (group.type) {
    case groupTypes.knowledgeBase:
      return sql`p.position, p.id`;
    case groupTypes.files:
      return sql`lower(p.title), p.id`;
    case groupTypes.events:
      return eventOrder();
    case groupTypes.forum:
      return sql`p.last_activity_at desc, p.id desc`;
    case groupTypes.chronological:
      return sql`p.published_at desc nulls first, p.id desc`;
  }
}

/** Upcoming by start rising, then past by start falling; posts without a date last. */
function eventOrder(): Fragment {
  return sql`e.starts is null, e.ends < now(), case when e.ends >= now() then e.starts end, e.starts desc, p.id`;
}

function sortedBy(sort: NonNullable<PostsQuery['sort']>, direction: 'asc' | 'desc'): Fragment {
  const columns = {
    title: sql`lower(p.title)`,
    updated_at: sql`p.updated_at`,
    published_at: sql`p.published_at`,
    filesize: sql`p.filesize`,
  };
  return direction === 'asc' ? sql`${columns[sort]}, p.id` : sql`${columns[sort]} desc nulls last, p.id desc`;
}
