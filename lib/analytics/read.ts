import type { AnalyticsJson, AnalyticsQuery } from '@/lib/analytics/schema';
import type { Actor } from '@/lib/auth/actor';
import { formatDateTime } from '@/lib/dates';
import { forbidden, invalid } from '@/lib/errors';
import { canEditGroup } from '@/lib/groups/policy';
import { presentCard } from '@/lib/posts/present';
import { findPost, type PostRow } from '@/lib/posts/read';
import type { PostCardJson } from '@/lib/posts/schema';
import { sql } from '@/lib/sql';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';

const hour = 3_600_000;
const hourlyUpTo = 48 * hour;
const longest = 3 * 366 * 24 * hour;
const latestUsers = 100;

/** A post with its views since publication, for the screen of who may edit its group. */
export async function viewAnalytics(
  actor: Actor,
  groupRef: string,
  postRef: string,
): Promise<{ post: PostCardJson; analytics: AnalyticsJson }> {
  const row = await findPost(actor, groupRef, postRef);
  return { post: presentCard(actor, row), analytics: await readAnalytics(actor, row, {}) };
}

/** Views of a post over a range, by the hour up to 48 hours and by the day beyond, gaps filled with 0 (contract §3). */
export async function getAnalytics(
  actor: Actor,
  groupRef: string,
  postRef: string,
  query: AnalyticsQuery,
): Promise<AnalyticsJson> {
  return readAnalytics(actor, await findPost(actor, groupRef, postRef), query);
}

async function readAnalytics(actor: Actor, post: PostRow, query: AnalyticsQuery): Promise<AnalyticsJson> {
  if (!canEditGroup(actor, post)) throw forbidden();
  const { from, to } = rangeOf(post, query);
  const chartType = to.getTime() - from.getTime() <= hourlyUpTo ? 'hourly' : 'daily';
  const [buckets, [totals], users] = await Promise.all([
    readBuckets(post.id, from, to, chartType === 'hourly' ? 'hour' : 'day'),
    readTotals(post.id, from, to),
    readSeenBy(post.id),
  ]);
  return {
    chartType,
    chartData: {
      labels: buckets.map((bucket) => formatDateTime(bucket.at)),
      series: [{ name: 'Views', data: buckets.map((bucket) => bucket.views) }],
    },
    totalViews: totals.views,
    totalUsers: totals.users,
    users: users.map((user) => presentUserSummary(actor, user)),
  };
}

/** Without a range: from publication to now, at most the three latest years. */
function rangeOf(post: PostRow, query: AnalyticsQuery) {
  const to = query.to ?? new Date();
  const start = post.published_at && post.published_at < to ? post.published_at : post.created_at;
  const from =
    query.from ?? new Date(Math.max(Math.min(start.getTime(), to.getTime()), to.getTime() - longest));
  if (from > to) throw invalid('from', 'The range ends before it starts.');
  if (to.getTime() - from.getTime() > longest)
    throw invalid('from', 'Choose a range of at most three years.');
  return { from, to };
}

function readBuckets(postId: number, from: Date, to: Date, unit: 'hour' | 'day') {
  return sql<{ at: Date; views: number }[]>`
    select slot as at, count(v.id)::int as views
    from generate_series(date_trunc(${unit}, ${from}::timestamptz), ${to}::timestamptz, ${`1 ${unit}`}::interval) slot
    left join post_views v on v.post_id = ${postId} and v.viewed_at between ${from} and ${to}
      and date_trunc(${unit}, v.viewed_at) = slot
    group by slot order by slot`;
}

function readTotals(postId: number, from: Date, to: Date) {
  return sql<[{ views: number; users: number }]>`
    select count(*)::int as views, count(distinct user_id)::int as users
    from post_views where post_id = ${postId} and viewed_at between ${from} and ${to}`;
}

function readSeenBy(postId: number) {
  return sql<UserSummaryRow[]>`
    select u.id, u.name, u.job_title, u.email, m.key as avatar_key
    from post_readers r join users u on u.id = r.user_id left join media m on m.id = u.avatar_id
    where r.post_id = ${postId} order by r.last_viewed_at desc, u.id limit ${latestUsers}`;
}
