import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor';
import { createSession, readActor } from '@/lib/auth/sessions';
import { type GroupType, groupTypes } from '@/lib/groups/types';
import { sql } from '@/lib/sql';

type Added = { id: number };

/** A signed-in member. */
export async function addActor({ admin = false, name = 'Ada Lovelace' } = {}): Promise<Actor> {
  const [user] = await sql<[Added]>`
    insert into users (name, email, is_admin) values (${name}, ${`${randomUUID()}@example.com`}, ${admin}) returning id`;
  const sessionId = await createSession(user.id, { userAgent: 'test', ipAddress: null });
  const actor = await readActor(sessionId);
  if (!actor) throw new Error('The session that was just made is not there.');
  return actor;
}

/** Open to all, unless `isPrivate`. */
export async function addGroup({
  type = groupTypes.chronological as GroupType,
  isPrivate = false,
} = {}): Promise<{ id: number; slug: string; type: GroupType }> {
  const slug = `group-${randomUUID()}`;
  const [group] = await sql<[Added]>`
    insert into groups (name, slug, type, private) values (${slug}, ${slug}, ${type}, ${isPrivate}) returning id`;
  return { id: group.id, slug, type };
}

export async function addCategory(groupId: number, parentId: number | null = null): Promise<number> {
  const [category] = await sql<[Added]>`
    insert into categories (group_id, parent_id, name, slug, position)
    select ${groupId}, ${parentId}::int, 'Category', ${`category-${randomUUID()}`}, count(*) from categories
    returning id`;
  return category.id;
}

/** Published posts of a group, a minute apart, the first the newest; their ids in that order. */
export async function addPosts(
  groupId: number,
  count: number,
  { authorId, categoryId = null }: { authorId: number; categoryId?: number | null },
): Promise<number[]> {
  const rows = await sql<Added[]>`
    with added as (
      insert into posts (group_id, category_id, position, title, slug, status, content, created_by_id,
        published_at, last_activity_at)
      select ${groupId}, ${categoryId}::int, n, 'Post ' || n, gen_random_uuid(), 2, '<p>Text</p>', ${authorId}::int,
        now() - make_interval(mins => n), now() - make_interval(mins => n)
      from generate_series(1, ${count}) n
      returning id, position),
    authored as (insert into post_authors (post_id, user_id) select id, ${authorId} from added)
    select id from added order by position`;
  return rows.map((row) => row.id);
}

/** Comments of one person, with the post's count kept. */
export async function addComments(postId: number, userId: number, count: number): Promise<void> {
  await sql`
    with added as (
      insert into comments (post_id, user_id, content)
      select ${postId}, ${userId}, '<p>Comment</p>' from generate_series(1, ${count}) returning 1)
    update posts set comments_count = comments_count + (select count(*) from added) where id = ${postId}`;
}

/** An event a post, `hours` apart from now on. */
export async function addEvents(groupId: number): Promise<void> {
  await sql`
    insert into events (post_id, group_id, venue, starts, ends)
    select id, group_id, 'Stockholm', now() + make_interval(hours => position),
      now() + make_interval(hours => position + 1)
    from posts where group_id = ${groupId}`;
}
