import { expect } from '@playwright/test';
import type { AnalyticsJson } from '@/lib/analytics/schema';
import type { PostJson } from '@/lib/posts/schema';
import type { Refusal } from '../client.ts';
import { sql } from '../database.ts';
import { createGroup, createPost, type Person, pathOf } from '../factories.ts';
import { test } from '../fixtures.ts';

const analyse = async (person: Person, post: PostJson, query = '') =>
  (await person.api.get<AnalyticsJson>(`${pathOf(post)}/analytics${query}`)).body;

/** The view is counted after the answer was sent. */
const countedTo = (person: Person, post: PostJson) =>
  expect.poll(async () => {
    const { totalViews, totalUsers } = await analyse(person, post);
    return [totalViews, totalUsers];
  });

test('a reading counts once a person in half an hour', async ({ admin, member }) => {
  const post = await createPost(admin, await createGroup(admin));
  await member.api.get(pathOf(post));
  await member.api.get(pathOf(post));
  await admin.api.get(pathOf(post));
  await countedTo(admin, post).toEqual([2, 2]);
  await sql`update post_readers set last_viewed_at = now() - interval '31 minutes' where post_id = ${post.id}`;
  await member.api.get(pathOf(post));
  await countedTo(admin, post).toEqual([3, 2]);
  expect((await admin.api.get<PostJson>(pathOf(post))).body.read_by_count).toBe(2);
});

test('fifty readings at once by one person are one', async ({ admin, member }) => {
  const post = await createPost(admin, await createGroup(admin));
  await Promise.all(Array.from({ length: 50 }, () => member.api.get(pathOf(post))));
  await countedTo(admin, post).toEqual([1, 1]);
});

test('drafts and posts for later are not counted', async ({ admin }) => {
  const group = await createGroup(admin);
  const draft = await createPost(admin, group, { status: 1 });
  await admin.api.get(pathOf(draft));
  await admin.api.get(pathOf(draft));
  expect(await analyse(admin, draft)).toMatchObject({ totalViews: 0, totalUsers: 0, users: [] });
});

test('who saw it is listed, the latest first', async ({ admin, member }) => {
  const post = await createPost(admin, await createGroup(admin));
  await sql`insert into post_readers (post_id, user_id, last_viewed_at) values
    (${post.id}, ${member.id}, now()), (${post.id}, ${admin.id}, now() - interval '1 hour')`;
  expect((await analyse(admin, post)).users.map(({ id }) => id)).toEqual([member.id, admin.id]);
});

test('forty-eight hours are shown by the hour, more by the day, gaps as nought', async ({
  admin,
  member,
}) => {
  const post = await createPost(admin, await createGroup(admin));
  await sql`insert into post_views (post_id, user_id, viewed_at) values
    (${post.id}, ${member.id}, '2026-03-01 10:15:00Z'), (${post.id}, ${admin.id}, '2026-03-01 10:45:00Z'),
    (${post.id}, ${member.id}, '2026-03-03 09:00:00Z')`;
  const hourly = await analyse(admin, post, '?from=2026-03-01 09:00:00&to=2026-03-01 12:00:00');
  expect(hourly).toMatchObject({ chartType: 'hourly', totalViews: 2, totalUsers: 2 });
  expect(hourly.chartData).toEqual({
    labels: [9, 10, 11, 12].map((hour) => `2026-03-01 ${String(hour).padStart(2, '0')}:00:00`),
    series: [{ name: 'Views', data: [0, 2, 0, 0] }],
  });
  const daily = await analyse(admin, post, '?from=2026-03-01 00:00:00&to=2026-03-04 00:00:00');
  expect(daily).toMatchObject({ chartType: 'daily', totalViews: 3, totalUsers: 2 });
  expect(daily.chartData.series).toEqual([{ name: 'Views', data: [2, 0, 1, 0] }]);
  const edge = await analyse(admin, post, '?from=2026-03-01 00:00:00&to=2026-03-03 00:00:00');
  expect(edge.chartType).toBe('hourly');
});

for (const [query, field] of [
  ['from=2026-03-02 00:00:00&to=2026-03-01 00:00:00', 'from'],
  ['from=2020-01-01 00:00:00&to=2026-01-01 00:00:00', 'from'],
  ['from=yesterday', 'from'],
  ['to=2026-02-30 00:00:00', 'to'],
] as const) {
  test(`?${query} is refused`, async ({ admin }) => {
    const post = await createPost(admin, await createGroup(admin));
    const { status, body } = await admin.api.get<Refusal>(`${pathOf(post)}/analytics?${query}`);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
}
