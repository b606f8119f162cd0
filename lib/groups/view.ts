import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { type CategoryRow, presentCategories } from '@/lib/categories/present';
import { categoryRowsAsJson, readFirstCards } from '@/lib/categories/read';
import type { CategoryJson } from '@/lib/categories/schema';
import { notFound } from '@/lib/errors';
import { followsGroup } from '@/lib/follows/read';
import { type GroupRow, presentGroupHead } from '@/lib/groups/present';
import { selectGroup } from '@/lib/groups/read';
import type { GroupHeadJson } from '@/lib/groups/schema';
import { groupTypes } from '@/lib/groups/types';
import { type Paged, pageNumber } from '@/lib/paging';
import { listPostsOf } from '@/lib/posts/list';
import { isAuthor, isUnpublished } from '@/lib/posts/policy';
import type { PostCardJson } from '@/lib/posts/schema';
import { readTopics, type TopicJson } from '@/lib/posts/topics';
import { noTree, type PostTreeJson, readPostTree } from '@/lib/posts/tree-read';
import { readRef } from '@/lib/refs';
import { sql } from '@/lib/sql';

/** The address of a group's page; what it does not understand is left out, as a mistyped link still leads somewhere. */
export const groupViewQuery = z.object({
  page: pageNumber.catch(0),
  /** `categories` is the overview, `drafts` what is not published yet, `past` all events that are over. */
  view: z.enum(['categories', 'drafts', 'past']).optional().catch(undefined),
  /** Files groups: the order of the table. */
  sort: z.enum(['title', 'filesize', 'updated_at']).optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
});
type GroupViewQuery = z.output<typeof groupViewQuery>;

/** What stands above every page of a group. */
export type GroupHead = {
  group: GroupHeadJson;
  /** The tree, with the first cards of each in the overview only. */
  categories: CategoryJson[];
  /** The one that the address names. */
  category: CategoryJson | null;
  /** Drafts and scheduled posts the actor may see. */
  drafts_count: number;
  following: boolean;
};

export type GroupViewJson = GroupHead & {
  view: GroupViewQuery['view'];
  /** The page of the view; none in the overview. */
  posts: Paged<PostCardJson> | null;
  /** Events groups, below the first page of what is to come: the latest that are over. */
  past: Paged<PostCardJson> | null;
  /** Forum groups: what a topic's row shows beside its card, by post id. */
  topics: Record<number, TopicJson>;
  /** Knowledge bases: the posts of the category, or of the group, for the tree beside the cards. */
  tree: PostTreeJson;
  /** How the table of a files group is sorted. */
  sorted: { by: NonNullable<GroupViewQuery['sort']>; direction: 'asc' | 'desc' };
};

type HeadRow = GroupRow & { categories: CategoryRow[]; drafts_count: number; following: boolean };

type Address = { group: string; category?: string | undefined };

/** A group's page with its list, in the way of its type. */
export async function viewGroup(
  actor: Actor,
  address: Address,
  { page, view, sort = 'title', direction = 'asc' }: GroupViewQuery,
): Promise<GroupViewJson> {
  const { row, head } = await openGroup(actor, address);
  const sorted = { by: sort, direction };
  const nothing = { view, posts: null, past: null, topics: {}, tree: noTree, sorted };
  if (view === 'categories') {
    return { ...head, ...nothing, categories: await readOverview(actor, row.id, head.categories) };
  }
  const scope = { group: row, category: head.category };
  if (view === 'drafts') {
    const query = { page, status: 'unpublished', sort: 'updated_at', direction: 'desc' } as const;
    return { ...head, ...nothing, posts: await listPostsOf(actor, scope, query) };
  }
  if (row.type === groupTypes.events) {
    const [posts, past] = await Promise.all([
      listPostsOf(actor, scope, { page, when: view === 'past' ? 'past' : 'upcoming' }),
      view === 'past' || page > 0 ? null : listPostsOf(actor, scope, { page: 0, when: 'past' }),
    ]);
    return { ...head, ...nothing, posts, past };
  }
  if (row.type === groupTypes.knowledgeBase) {
    const [posts, tree] = await Promise.all([
      listPostsOf(actor, scope, { page }),
      readPostTree(actor, scope),
    ]);
    return { ...head, ...nothing, posts, tree };
  }
  const files = row.type === groupTypes.files;
  const posts = await listPostsOf(actor, scope, files ? { page, sort, direction } : { page });
  if (row.type !== groupTypes.forum) return { ...head, ...nothing, posts };
  return { ...head, ...nothing, posts, topics: await readTopics(actor, posts.data) };
}

/** The group with its categories and rights in one statement; `row` is for the reads that follow. */
export async function openGroup(
  actor: Actor,
  { group, category }: Address,
): Promise<{ row: GroupRow; head: GroupHead }> {
  const columns = sql`${categoryRowsAsJson()} as categories,
    (select count(*)::int from posts p where p.group_id = g.id and ${isUnpublished()}
      and (${actor.isAdmin} or r.is_admin or ${isAuthor(actor)})) as drafts_count,
    ${followsGroup(actor)} as following`;
  const row = await selectGroup<HeadRow>(actor, group, columns);
  const categories = presentCategories(actor, row.categories, []);
  return {
    row,
    head: {
      group: presentGroupHead(actor, row),
      categories,
      category: category === undefined ? null : pickCategory(categories, category),
      drafts_count: row.drafts_count,
      following: row.following,
    },
  };
}

/** By slug first, then by id (contract §1). */
function pickCategory(tree: CategoryJson[], ref: string): CategoryJson {
  const { slug, id } = readRef(ref);
  const all = flatten(tree);
  const found = all.find((category) => category.slug === slug) ?? all.find((category) => category.id === id);
  if (!found) throw notFound();
  return found;
}

function flatten(tree: CategoryJson[]): CategoryJson[] {
  return tree.flatMap((category) => [category, ...flatten(category.children)]);
}

async function readOverview(actor: Actor, groupId: number, tree: CategoryJson[]): Promise<CategoryJson[]> {
  const rows = flatten(tree).map(({ children: _, posts: __, ...row }) => row);
  return presentCategories(actor, rows, await readFirstCards(actor, groupId));
}
