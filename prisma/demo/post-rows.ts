import { excerptOf } from '@/lib/html/text';
import { freeSlug, slugOf } from '@/lib/slugs';
import type { Prisma } from '@/prisma/generated/client';
import { bodyHtml } from './body';
import { chance } from './chance';
import { type Clock, day, hour, minute } from './clock';
import { type VenueKey, venues } from './content/venues';
import { found } from './found';
import { groupId } from './group-rows';
import { type Assets, fileLabel, pictureLabel } from './media';
import type { PlacedPost } from './posts';
import { userId } from './user-id';

export type PostRow = Prisma.PostCreateManyInput & {
  id: number;
  content: string;
  createdAt: Date;
  createdById: number;
};

const excerptLength = 200;

export async function postRows(
  clock: Clock,
  placed: PlacedPost[],
  assets: Assets,
  categories: { id: number; groupId: number; name: string }[],
): Promise<PostRow[]> {
  const rows: PostRow[] = [];
  const slugs = new Map<number, string[]>();
  for (const place of placed) {
    const { post, file } = place;
    const inGroup = groupId(place.group);
    const taken = slugs.get(inGroup) ?? [];
    const slug = freeSlug(slugOf(post.title, 'untitled'), taken);
    slugs.set(inGroup, [...taken, slug]);
    const content = post.body === '' ? '' : await bodyHtml(post.body, assets);
    const asset = file && found(assets, fileLabel(file)).row;
    const picture = post.image && found(assets, pictureLabel(post.image)).row;
    const category = categories.find((row) => row.groupId === inGroup && row.name === post.category);
    if (post.category && !category) throw new Error(`${post.title}: there is no category ${post.category}.`);
    rows.push({
      id: place.id,
      groupId: inGroup,
      categoryId: category?.id ?? null,
      parentId: place.parentId,
      position: place.position,
      title: post.title,
      slug,
      status: post.draft ? 1 : 2,
      content,
      excerpt: post.excerpt ?? null,
      dynamicExcerpt: excerptOf(content, excerptLength),
      featured: post.featured ?? false,
      featuredImageId: picture ? picture.id : null,
      featuredImageContain: post.contain ?? false,
      mediaId: asset ? asset.id : null,
      filesize: asset ? asset.size : null,
      createdById: userId(post.by[0]),
      ...dates(clock, place),
    });
  }
  return rows;
}

function dates(clock: Clock, { group, post, publishedAt }: PlacedPost) {
  const saved = clock.past(post.at);
  const createdAt = new Date(saved.getTime() - Math.round(chance(post.title, 'begun') * 20) * hour);
  const revisable =
    group === 'handbook' && publishedAt
      ? (clock.now.getTime() - saved.getTime()) * chance(post.title, 'revised')
      : 0;
  const updatedAt = new Date(saved.getTime() + Math.floor(revisable / minute) * minute);
  return { publishedAt, createdAt, updatedAt, lastActivityAt: publishedAt ?? saved };
}

export function authorRows(placed: PlacedPost[]): Prisma.PostAuthorCreateManyInput[] {
  return placed.flatMap(({ id, post }) =>
    post.by.map((person, position) => ({ postId: id, userId: userId(person), position })),
  );
}

export function mustReadRows(clock: Clock, placed: PlacedPost[]): Prisma.MustReadCreateManyInput[] {
  return placed.flatMap(({ id, post: { mustReadIn }, publishedAt }) => {
    if (mustReadIn === undefined || !publishedAt) return [];
    return [{ postId: id, dueAt: clock.inDays(mustReadIn, '16:00'), version: 1, askedAt: publishedAt }];
  });
}

const placeId = (venue: string) => `team:${venue}`;

export function venueRows(clock: Clock): Prisma.VenueCreateManyInput[] {
  return Object.entries(venues).map(([key, { description, lat, lng }]) => {
    return { placeId: placeId(key), description, lat, lng, usedAt: clock.past({ days: 10 }) };
  });
}

export function eventRows(clock: Clock, placed: PlacedPost[]): Prisma.EventCreateManyInput[] {
  return placed.flatMap(({ id, group, post: { event, category } }) => {
    if (!event) return [];
    const { description, lat, lng, zone } = venues[event.venue as VenueKey];
    const at = { zone, workday: category !== 'Social' };
    const wholeDays = (event.lasts ?? 0) * day;
    const from = clock.local(event.day, event.from, at).getTime();
    const first = Math.floor(from / day) * day;
    const [starts, ends] = event.allDay
      ? [first, first + wholeDays + day - 1000]
      : [from, clock.local(event.day, event.to, at).getTime() + wholeDays];
    const place = { venue: description, googlePlaceId: placeId(event.venue), lat, lng };
    const span = { starts: new Date(starts), ends: new Date(ends), allDay: event.allDay ?? false };
    return [{ postId: id, groupId: groupId(group), ...span, ...place }];
  });
}

/** Which files each text embeds, as lib/media/uses records it. */
export function embedRows(rows: PostRow[], assets: Assets): Prisma.MediaUseCreateManyInput[] {
  return rows.flatMap(({ id, content }) =>
    [...assets.values()]
      .filter(({ row }) => content.includes(row.key))
      .map(({ row }) => ({ mediaId: row.id, postId: id })),
  );
}
