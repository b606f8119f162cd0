import type { Prisma } from '@/prisma/generated/client';
import { makeActivity } from './activity';
import type { Names } from './body';
import { clockAt } from './clock';
import { categoryRows, groupId, groupRows, memberRows } from './group-rows';
import { logoLabel, makeAssets } from './media';
import { contactRows, userId, userRows } from './people-rows';
import { authorRows, embedRows, eventRows, postRows, venueRows } from './post-rows';
import { placePosts } from './posts';
import { accountRow, shareRows } from './team';

export type Demo = Awaited<ReturnType<typeof makeDemo>>;

/** Every row and file of the demo team, with their ids; touches neither disk nor database. */
export async function makeDemo({
  now,
  secret,
  passwordHash,
}: {
  now: Date;
  secret: string;
  passwordHash: string;
}) {
  const clock = clockAt(now);
  const assets = await makeAssets(clock, secret, userId);
  const names: Names = { assets, idOf: userId };
  const categories = categoryRows(clock);
  const placed = placePosts(clock);
  const posts = await postRows(clock, placed, names, categories);
  const activity = await makeActivity(clock, placed, names);
  return {
    account: accountRow(assets.get(logoLabel)?.row.id ?? null, groupId),
    assets: [...assets.values()],
    users: userRows(clock, passwordHash, assets),
    groups: groupRows(clock),
    members: memberRows(),
    categories,
    posts: posts.map((row) => ({ ...row, ...counters(row, activity) })),
    authors: authorRows(placed),
    events: eventRows(clock, placed),
    venues: venueRows(clock),
    uses: embedRows(posts, names),
    shares: shareRows(clock, posts, secret),
    ...contactRows(),
    ...activity,
  };
}

/** The kept counts, from the same rows that are written. */
function counters(
  row: Prisma.PostCreateManyInput & { id: number },
  all: Awaited<ReturnType<typeof makeActivity>>,
) {
  const own = <T extends { postId: number }>(rows: T[]) => rows.filter(({ postId }) => postId === row.id);
  const comments = own(all.comments);
  const reactions = own(all.reactions);
  const count = (type: number) => reactions.filter((reaction) => reaction.type === type).length;
  const last = comments.at(-1)?.createdAt;
  return {
    readByCount: own(all.readers).length,
    commentsCount: comments.length,
    thumbsUpCount: count(1),
    clapCount: count(2),
    loveCount: count(3),
    ...(last && { lastActivityAt: last }),
  };
}
