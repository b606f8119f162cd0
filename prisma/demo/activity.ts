import type { Prisma } from '@/prisma/generated/client';
import { bodyHtml } from './body';
import { chance } from './chance';
import { type Clock, day, hour, minute } from './clock';
import type { PersonKey } from './content/people';
import { audienceOf } from './group-rows';
import type { Assets } from './media';
import type { PlacedPost } from './posts';
import { userId } from './user-id';

export type Activity = {
  comments: Prisma.CommentCreateManyInput[];
  reactions: Prisma.ReactionCreateManyInput[];
  readers: Prisma.PostReaderCreateManyInput[];
  answers: Prisma.EventAnswerCreateManyInput[];
  confirmations: Prisma.ConfirmationCreateManyInput[];
  views: { postId: number; userId: number; viewedAt: Date }[];
};

const usualWarmth = 0.4;

/** Comments as written, and who read and liked what: chosen by `chance`, so the same on every machine and day. */
export async function makeActivity(clock: Clock, placed: PlacedPost[], assets: Assets): Promise<Activity> {
  const all: Activity = {
    comments: [],
    reactions: [],
    readers: [],
    answers: [],
    confirmations: [],
    views: [],
  };
  for (const place of placed) {
    const { publishedAt } = place;
    if (!publishedAt || publishedAt > clock.now) continue;
    all.comments.push(...(await comments(clock, place, publishedAt, assets)));
    for (const person of readersOf(place)) {
      const viewed = viewsOf(clock, place, publishedAt, person);
      const ids = { postId: place.id, userId: userId(person) };
      all.views.push(...viewed.map((viewedAt) => ({ ...ids, viewedAt })));
      all.readers.push({
        ...ids,
        lastViewedAt: new Date(Math.max(...viewed.map(Number))),
      });
      const [first = publishedAt] = viewed;
      const answer = answerOf(place, person);
      if (answer) all.answers.push({ ...ids, answer, answeredAt: first });
      if (confirms(place, person)) all.confirmations.push({ ...ids, version: 1, confirmedAt: first });
      all.reactions.push(...reactionsOf(place, person).map((type) => ({ ...ids, type, createdAt: first })));
    }
  }
  return all;
}

/** Spread over the talk, quicker at first. */
async function comments(clock: Clock, { id, post }: PlacedPost, published: Date, assets: Assets) {
  const said = post.comments ?? [];
  const age = clock.now.getTime() - published.getTime();
  const span = Math.min((post.talk ?? 1.5) * day, age * 0.95);
  const rows: Prisma.CommentCreateManyInput[] = [];
  for (const [index, [person, text]] of said.entries()) {
    const share = ((index + 1) / (said.length + 0.5)) ** 1.4;
    const at = new Date(Math.floor((published.getTime() + span * share) / minute) * minute);
    const content = await bodyHtml(text, assets);
    rows.push({ postId: id, userId: userId(person), content, createdAt: at, updatedAt: at });
  }
  return rows;
}

/** Authors and who commented have read the post; of the others, more the warmer it is. */
function readersOf({ group, post }: PlacedPost): PersonKey[] {
  const certain = new Set([...post.by, ...(post.comments ?? []).map(([person]) => person)]);
  const warmth = post.warmth ?? usualWarmth;
  return audienceOf(group).filter((person) => {
    const curiosity = 0.55 + chance(person, 'curiosity') * 0.7;
    return certain.has(person) || chance(post.title, person, 'reads') < warmth * curiosity;
  });
}

function reactionsOf({ post }: PlacedPost, person: PersonKey): number[] {
  if (post.by.includes(person)) return [];
  const liking = (post.warmth ?? usualWarmth) * (0.4 + chance(person, 'liking'));
  const odds = [0.42, 0.16, 0.2];
  return odds.flatMap((odd, index) =>
    chance(post.title, person, 'reacts', index) < odd * liking ? [index + 1] : [],
  );
}

/** Of those who read what is to be confirmed, most have done so; who signs in as the member has not. */
function confirms({ post }: PlacedPost, person: PersonKey): boolean {
  if (post.mustReadIn === undefined || post.by.includes(person) || person === 'yuki') return false;
  return chance(post.title, person, 'confirms') < 0.7;
}

/** Most who read of an event and answer come, their hosts always. */
function answerOf({ post }: PlacedPost, person: PersonKey): string | null {
  if (!post.event || chance(post.title, person, 'answers') > 0.7) return null;
  if (post.by.includes(person)) return 'yes';
  const mood = chance(post.title, person, 'comes');
  return mood < 0.6 ? 'yes' : mood < 0.85 ? 'maybe' : 'no';
}

/** The first look and some later ones, hours apart, in working time where there was any. */
function viewsOf(clock: Clock, { group, post }: PlacedPost, published: Date, person: PersonKey): Date[] {
  const age = clock.now.getTime() - published.getTime();
  const times: Date[] = [];
  const looks = 1 + (chance(post.title, person, 'again') < 0.3 ? 1 : 0) + (group === 'handbook' ? 1 : 0);
  for (let look = 0; look < looks; look++) {
    const luck = chance(post.title, person, 'view', look);
    const lasting = group === 'handbook' || group === 'files';
    const reach = lasting ? Math.min(age, 60 * day) : age;
    const delay = lasting
      ? age - reach * luck
      : Math.min(age * luck, -Math.log(1 - luck * 0.999) * 22 * hour * (1 + look * 4));
    const time = atWork(published.getTime() + delay, luck);
    const minuteOf = Math.floor(
      Math.min(time > clock.now.getTime() ? published.getTime() + age * luck : time, clock.now.getTime()) /
        minute,
    );
    const at = new Date(Math.max(minuteOf * minute, published.getTime()));
    if (times.every((other) => Math.abs(other.getTime() - at.getTime()) > hour)) times.push(at);
  }
  return times;
}

/** Nights move to the next morning, and most of a weekend to Monday. */
function atWork(time: number, luck: number): number {
  const date = new Date(time);
  const hours = date.getUTCHours();
  if (hours < 6 || hours > 18) {
    const morning = time - (time % day) + (hours > 18 ? day : 0);
    return atWork(morning + 6 * hour + luck * 5 * hour, luck);
  }
  const weekday = date.getUTCDay();
  if ((weekday === 0 || weekday === 6) && luck < 0.85) return time + (weekday === 6 ? 2 : 1) * day;
  return time;
}
