import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { groupTypes } from '@/lib/groups/types';
import { postInput } from '@/lib/posts/schema';
import { createPost, updatePost } from '@/lib/posts/write';
import { sharp } from '@/lib/sharp';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';
import { findSpot, findVenues, getVenueMap } from '@/lib/venues/read';
import { mapQuery } from '@/lib/venues/schema';

useTestDatabase();

const namesFor = async (actor: Actor, search: string) =>
  (await findVenues(actor, { search })).predictions.map(({ description }) => description);

async function addVenue(isPrivate: boolean, venue: string) {
  const author = await addActor();
  const group = await addGroup({ type: groupTypes.events, isPrivate });
  const [post] = await addPosts(group.id, 1, { authorId: author.id });
  await sql`
    insert into events (post_id, group_id, venue, starts, ends, google_place_id, lat, lng)
    values (${post ?? 0}, ${group.id}, ${venue}, now(), now(), ${`team:${venue}`}, 57.7066, 11.938)`;
}

test('large towns come first, whatever accents, case and slips of the pen', async () => {
  const actor = await addActor();
  expect((await namesFor(actor, 'stockh'))[0]).toBe('Stockholm, Sweden');
  expect((await namesFor(actor, 'GOTEB'))[0]).toBe('Göteborg, Sweden');
  expect((await namesFor(actor, 'Paris, fr'))[0]).toBe('Paris, France');
  expect((await namesFor(actor, 'amsterdm'))[0]).toBe('Amsterdam, Netherlands');
  expect(await namesFor(actor, 'lo')).toHaveLength(8);
});

test('towns are found by what they are called elsewhere', async () => {
  const actor = await addActor();
  for (const [name, town] of [
    ['Gothenburg', 'Göteborg, Sweden'],
    ['kobenh', 'Copenhagen, Denmark'],
    ['München', 'Munich, Germany'],
  ] as const)
    expect(await namesFor(actor, name), name).toContain(town);
});

test('one letter finds nothing, and wildcards are letters', async () => {
  const actor = await addActor();
  for (const search of ['', 'a', ' ', '%', '%%', '__']) expect(await namesFor(actor, search)).toEqual([]);
});

test('a venue the team used comes before the towns, unless its event is hidden', async () => {
  await addVenue(false, 'The Boathouse, Bath');
  await addVenue(true, 'Bath, the secret cellar');
  const names = await namesFor(await addActor(), 'bath');
  expect(names[0]).toBe('The Boathouse, Bath');
  expect(names).not.toContain('Bath, the secret cellar');
  expect(await namesFor(await addActor({ admin: true }), 'bath')).toContain('Bath, the secret cellar');
});

test('a map is a PNG of the size that was asked for, in both themes', async () => {
  const actor = await addActor();
  const [first] = (await findVenues(actor, { search: 'stockholm' })).predictions;
  for (const theme of ['light', 'dark'] as const) {
    const png = await getVenueMap(actor, mapQuery.parse({ place_id: first?.place_id, theme }));
    if (process.env.MAPS) writeFileSync(`${process.env.MAPS}/map-${theme}.png`, png);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 860, height: 220 });
  }
});

test('the map of a hidden event’s venue is not found, like that of no venue', async () => {
  await addVenue(true, 'Cellar');
  const [member, admin] = [await addActor(), await addActor({ admin: true })];
  const query = mapQuery.parse({ place_id: 'team:Cellar', w: '400' });
  expect((await getVenueMap(admin, query)).byteLength).toBeGreaterThan(1000);
  await expect(getVenueMap(member, query)).rejects.toMatchObject({ code: 'not_found' });
  await expect(getVenueMap(member, mapQuery.parse({ place_id: 'nowhere' }))).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('an event gets the coordinates of the place that is chosen, and loses those of one that is not known', async () => {
  const actor = await addActor();
  const { slug } = await addGroup({ type: groupTypes.events });
  const event = { venue: 'Stockholm', google_place_id: 'geonames:2673730', starts: '2026-12-01 10:00:00' };
  const post = await createPost(actor, slug, postInput.parse({ title: 'Out', event }));
  expect(post.event?.lat).toBeCloseTo(59.33, 1);
  const moved = await updatePost(
    actor,
    { group: slug, post: post.slug },
    postInput.parse({ event: { venue: 'A barn', google_place_id: null } }),
    null,
  );
  expect(moved.event).toMatchObject({ venue: 'A barn', lat: null, lng: null });
});

test('a place stays where the first event put it, whatever a later one says of it', async () => {
  const [actor, venue] = [await addActor(), 'Old harbour'];
  await addVenue(false, venue);
  const before = await findSpot(actor, `team:${venue}`);
  const group = await addGroup({ type: groupTypes.events });
  const [post] = await addPosts(group.id, 1, { authorId: actor.id });
  await sql`
    insert into events (post_id, group_id, venue, starts, ends, google_place_id, lat, lng)
    values (${post ?? 0}, ${group.id}, 'Zzz Old harbour', now() + interval '9 years', now() + interval '9 years', ${`team:${venue}`}, -33.9, 18.4)`;
  expect(await findSpot(actor, `team:${venue}`)).toEqual(before);
  expect(await namesFor(actor, 'old harb')).toContain(venue);
});
