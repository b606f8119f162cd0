import type { Actor } from '@/lib/auth/actor';
import { invalid } from '@/lib/errors';
import { membershipOf } from '@/lib/groups/policy';
import { findReadableMedia } from '@/lib/media/read';
import { isPicture } from '@/lib/media/types';
import { mediaKeyOf } from '@/lib/media/url';
import { visibleTo } from '@/lib/posts/policy';
import type { PostInput } from '@/lib/posts/schema';
import { sql } from '@/lib/sql';
import { descendantsOf } from '@/lib/tree';
import { missingUsers } from '@/lib/users/read';

/** The ids an input names, proved: undefined where the input does not name any. */
export type CheckedInput = {
  categoryId?: number | null | undefined;
  parentId?: number | null | undefined;
  authors?: number[] | undefined;
  featuredImageId?: number | null | undefined;
};

/** Proves every id of the input a child of this group, or a file the actor may read, before anything is written. */
export async function checkInput(
  actor: Actor,
  groupId: number,
  input: PostInput,
  self?: number,
): Promise<CheckedInput> {
  return {
    categoryId: await checkCategory(groupId, input.categories),
    parentId: await checkParent(actor, groupId, input.parent_id, self),
    authors: await checkAuthors(input.authors, self),
    featuredImageId: await checkImage(actor, input.featured_image),
  };
}

async function checkCategory(groupId: number, categories: number[] | undefined) {
  if (categories === undefined) return undefined;
  const [categoryId] = categories;
  if (categoryId === undefined) return null;
  const found = await sql`select 1 from categories where id = ${categoryId} and group_id = ${groupId}`;
  if (found.length === 0) throw invalid('categories', 'That category is not in this group.');
  return categoryId;
}

/** A post the actor sees, of this group, and not below `self`. Call it again under the group's lock to move a post. */
export async function checkParent(
  actor: Actor,
  groupId: number,
  parentId: number | null | undefined,
  self: number | undefined,
) {
  if (parentId === undefined || parentId === null) return parentId;
  const rows = await sql<{ id: number; parentId: number | null; visible: boolean }[]>`
    select p.id, p.parent_id as "parentId", ${visibleTo(actor)} as visible
    from posts p join groups g on g.id = p.group_id ${membershipOf(actor)}
    where p.group_id = ${groupId} and p.deleted_at is null`;
  if (!rows.some((row) => row.id === parentId && row.visible))
    throw invalid('parent_id', 'That post is not in this group.');
  if (self !== undefined && [self, ...descendantsOf(rows, self)].includes(parentId)) {
    throw invalid('parent_id', 'A post cannot be placed below itself.');
  }
  return parentId;
}

/** People of the team; those who already are authors of `self` may have left it. */
async function checkAuthors(authors: number[] | undefined, self: number | undefined) {
  if (authors === undefined) return undefined;
  const ids = [...new Set(authors)];
  if (ids.length === 0) throw invalid('authors', 'A post needs at least one author.');
  const missing = await missingUsers(ids);
  const kept = await sql<{ id: number }[]>`
    select user_id as id from post_authors where post_id = ${self ?? null} and user_id = any(${missing}::int[])`;
  if (kept.length < missing.length)
    throw invalid('authors', `Nobody in the team has the id ${missing.join(', ')}.`);
  return ids;
}

async function checkImage(actor: Actor, image: PostInput['featured_image']) {
  if (image === undefined || image === null || image === '') return image === undefined ? undefined : null;
  const key = typeof image === 'string' ? mediaKeyOf(image) : null;
  const found = typeof image === 'number' || key ? await findReadableMedia(actor, key ?? image) : null;
  if (!found || !isPicture(found.type)) throw invalid('featured_image', 'Choose an image from the library.');
  return found.id;
}
