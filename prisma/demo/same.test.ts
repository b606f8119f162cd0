import { beforeAll, expect, test } from 'vitest';
import { makeDemo } from './demo';
import { type Painted, paint } from './media';

let painted: Painted;

beforeAll(async () => {
  painted = await paint();
}, 60_000);

const secret = 'a secret for tests that nobody keeps';
const make = (now: string) => makeDemo({ now: new Date(now), secret, passwordHash: '', painted });

test('the same moment gives the same team, to the last byte', async () => {
  expect(await make('2027-03-02T10:20:30Z')).toEqual(await make('2027-03-02T10:20:45Z'));
});

test('another day gives the same posts and counts', async () => {
  const told = ({ posts, comments, reactions }: Awaited<ReturnType<typeof make>>) => ({
    posts: posts.map((post) => [
      post.title,
      post.slug,
      post.readByCount,
      post.commentsCount,
      post.thumbsUpCount,
    ]),
    comments: comments.map((comment) => comment.content),
    reactions: reactions.map(({ postId, userId, type }) => `${postId} ${userId} ${type}`),
  });
  expect(told(await make('2026-08-16T23:59:59Z'))).toEqual(told(await make('2027-03-02T00:00:01Z')));
});

test('nothing of the past lies in the future, whatever the hour', async () => {
  for (const now of ['2026-11-21T00:00:30Z', '2026-11-22T23:59:30Z']) {
    const demo = await make(now);
    const latest = Math.max(
      ...demo.comments.map(({ createdAt }) => Number(createdAt)),
      ...demo.views.map(({ viewedAt }) => Number(viewedAt)),
      ...demo.posts.map(({ updatedAt }) => Number(updatedAt)),
    );
    expect(latest).toBeLessThanOrEqual(Number(new Date(now)));
  }
});

test('an event begins at the hour of its own place, in summer and winter', async () => {
  const begins = async (now: string) => {
    const { events, posts } = await make(now);
    const post = posts.find(({ title }) => title === 'Autumn all-hands');
    return new Date(String(events.find(({ postId }) => postId === post?.id)?.starts)).getUTCHours();
  };
  expect(await begins('2026-12-01T10:00:00Z')).toBe(14);
  expect(await begins('2026-07-01T10:00:00Z')).toBe(13);
});
