import { sql } from './database.ts';

type Rows = Record<string, Record<string, unknown>[]>;

/** Every row that belongs to these groups, table by table: what a refused write must leave as it was. */
export async function snapshotGroups(...groups: { id: number }[]): Promise<Rows> {
  const ids = groups.map((group) => group.id);
  const posts = sql`(select id from posts where group_id = any(${ids}))`;
  const rows = {
    groups: await sql`select * from groups where id = any(${ids}) order by id`,
    members: await sql`select * from group_members where group_id = any(${ids}) order by group_id, user_id`,
    categories: await sql`select * from categories where group_id = any(${ids}) order by id`,
    posts: (await sql`select * from posts where group_id = any(${ids}) order by id`).map(unannounced),
    slugs: await sql`select * from post_slugs where group_id = any(${ids}) order by group_id, slug`,
    events: await sql`select * from events where group_id = any(${ids}) order by post_id`,
    authors: await sql`select * from post_authors where post_id in ${posts} order by post_id, user_id`,
    comments: await sql`select * from comments where post_id in ${posts} order by id`,
    reactions: await sql`select * from reactions where post_id in ${posts} order by post_id, user_id, type`,
    shares: await sql`select * from share_links where post_id in ${posts} order by id`,
    uses: await sql`select * from media_uses where post_id in ${posts} order by id`,
  };
  return Object.fromEntries(Object.entries(rows).map(([table, found]) => [table, [...found]]));
}

/** A job announces what was published, at some moment after it was written: that alone is no change. */
function unannounced(post: Record<string, unknown>): Record<string, unknown> {
  const { announced_at: at, created_at: from } = post;
  const byJob = at instanceof Date && from instanceof Date && at >= from && at.getTime() <= Date.now();
  return { ...post, announced_at: byJob ? null : at };
}

/** People's own rows. */
export async function snapshotUsers(...users: { id: number }[]): Promise<Rows> {
  const ids = users.map((user) => user.id);
  return { users: [...(await sql`select * from users where id = any(${ids}) order by id`)] };
}

/** The team's settings. */
export async function snapshotAccount(): Promise<Rows> {
  return { account: [...(await sql`select * from account`)] };
}
