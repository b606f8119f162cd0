import { type Fragment, sql } from '@/lib/sql';

/** `any`: of the whole group; `none`: of the group outside its categories; else the id of one. */
type Of = { group: Fragment; category: Fragment | 'any' | 'none' };

/**
 * How many posts of a group are public, without counting them: what is published is kept in `post_counts`, by triggers, and
 * the few of those that are still to come are taken off.
 */
export function publicPosts({ group, category }: Of): Fragment {
  return sql`(
    (select coalesce(sum(kept.posts), 0)::int from post_counts kept
      where kept.group_id = ${group} ${within(sql`kept.category_id`, category)}) -
    (select count(*)::int from posts s
      where s.group_id = ${group} ${within(sql`s.category_id`, category)}
      and s.status = 2 and s.deleted_at is null and s.published_at > now()))`;
}

function within(column: Fragment, category: Of['category']): Fragment {
  if (category === 'any') return sql``;
  return category === 'none' ? sql`and ${column} is null` : sql`and ${column} = ${category}`;
}

/** Makes one row of many for each category, at most so many at once. Returns how many are gone. */
export async function addUpCounts(most: number): Promise<number> {
  const [{ gone } = { gone: 0 }] = await sql<[{ gone: number }]>`
    with gone as (
      delete from post_counts where id in (
        select id from (
          select id, group_id, category_id, count(*) over (partition by group_id, category_id) as many
          from post_counts) shared
        where many > 1 order by group_id, category_id, id limit ${most})
      returning group_id, category_id, posts),
    kept as (
      insert into post_counts (group_id, category_id, posts)
      select group_id, category_id, sum(posts) from gone group by group_id, category_id having sum(posts) <> 0)
    select count(*)::int as gone from gone`;
  return gone;
}
