import { type Activity, makeActivity } from './activity';
import { clockAt } from './clock';
import { categoryRows, groupId, groupRows, memberRows } from './group-rows';
import { assetsOf, logoLabel, type Painted } from './media';
import { contactRows, userRows } from './people-rows';
import { authorRows, embedRows, eventRows, mustReadRows, postRows, venueRows } from './post-rows';
import { placePosts } from './posts';
import { accountRow, shareRows } from './team';

export type Demo = Awaited<ReturnType<typeof makeDemo>>;

type Given = { now: Date; secret: string; passwordHash: string; painted: Painted };

/** Every row and file of the demo team, with their ids; touches neither disk nor database. */
export async function makeDemo({ now, secret, passwordHash, painted }: Given) {
  const clock = clockAt(now);
  const assets = assetsOf(painted, clock, secret);
  const categories = categoryRows(clock);
  const placed = placePosts(clock);
  const posts = await postRows(clock, placed, assets, categories);
  const activity = await makeActivity(clock, placed, assets);
  return {
    account: accountRow(assets.get(logoLabel)?.row.id ?? null, groupId),
    assets: [...assets.values()],
    users: userRows(clock, passwordHash, assets),
    groups: groupRows(clock),
    members: memberRows(),
    categories,
    posts: posts.map((row) => ({ ...row, ...counters(row.id, activity) })),
    authors: authorRows(placed),
    events: eventRows(clock, placed),
    mustReads: mustReadRows(clock, placed),
    venues: venueRows(clock),
    embeds: embedRows(posts, assets),
    shares: shareRows(clock, posts, secret),
    ...contactRows(),
    ...activity,
  };
}

/** The kept counts, from the same rows that are written. */
function counters(id: number, all: Activity) {
  const own = <T extends { postId: number }>(rows: T[]) => rows.filter(({ postId }) => postId === id);
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
