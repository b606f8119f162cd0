import { expect } from '@playwright/test';
import type { PostJson } from '@/lib/posts/schema';
import type { Refusal } from '../client.ts';
import { createGroup, createPost, type Person, pathOf } from '../factories.ts';
import { test } from '../fixtures.ts';

const starts = '2027-03-01 10:00:00';

async function createEvent(person: Person, event: unknown, type = 4): Promise<PostJson> {
  return createPost(person, await createGroup(person, { type }), { event });
}

test('an event has a place and a time', async ({ member }) => {
  const event = {
    venue: ' Town hall ',
    starts,
    ends: '2027-03-01 12:00:00',
    google_place_id: 'p1',
    lat: 59.3,
    lng: 18.1,
  };
  const post = await createEvent(member, event);
  const rsvp = { yes: 0, no: 0, maybe: 0, own: null };
  expect(post.event).toEqual({ ...event, venue: 'Town hall', all_day: 0, rsvp });
});

test('without an end it ends when it starts', async ({ member }) => {
  for (const ends of [undefined, null, '']) {
    expect((await createEvent(member, { starts, ends })).event).toMatchObject({ starts, ends: starts });
  }
});

test('it does not end before it starts, on its own or by a later save', async ({ member }) => {
  const group = await createGroup(member, { type: 4 });
  const event = { starts, ends: '2027-03-01 09:59:59' };
  const made = await member.api.post<Refusal>(`/api/groups/${group.id}/posts`, { event });
  expect([made.status, Object.keys(made.body.errors ?? {})]).toEqual([422, ['event.ends']]);
  const post = await createEvent(member, { starts });
  const save = (changed: object) =>
    member.api.put<Refusal>(pathOf(post), { title: 'Kept out', event: changed });
  expect((await save({ starts: '2027-03-02 10:00:00' })).status).toBe(422);
  expect((await save({ ends: '2027-02-01 10:00:00' })).status).toBe(422);
  expect((await member.api.get<PostJson>(pathOf(post))).body.title).toBe(post.title);
});

test('a save keeps what of it is not sent', async ({ member }) => {
  const post = await createEvent(member, { venue: 'Here', starts, lat: 1, lng: 2 });
  const { body } = await member.api.put<PostJson>(pathOf(post), { event: { ends: '2027-03-05 10:00:00' } });
  expect(body.event).toMatchObject({ venue: 'Here', starts, ends: '2027-03-05 10:00:00', lat: 1, lng: 2 });
  const cleared = await member.api.put<PostJson>(pathOf(post), { event: { venue: null, lat: null } });
  expect(cleared.body.event).toMatchObject({ venue: '', starts, lat: null, lng: 2 });
});

test('it cannot be without a start, but a post can be without it', async ({ member }) => {
  const post = await createEvent(member, { starts });
  const without = await member.api.put<Refusal>(pathOf(post), { event: { starts: '' } });
  expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['event.starts']]);
  expect((await member.api.put<PostJson>(pathOf(post), { event: null })).body.event).toBeNull();
  expect((await member.api.put<Refusal>(pathOf(post), { event: { venue: 'Nowhen' } })).status).toBe(422);
});

test('groups of other types hold none', async ({ member }) => {
  for (const type of [1, 2, 3, 5]) expect((await createEvent(member, { starts }, type)).event).toBeNull();
});

test('its place has limits', async ({ member }) => {
  const group = await createGroup(member, { type: 4 });
  for (const place of [{ lat: 91 }, { lng: -181 }, { lat: '59' }, { venue: 'x'.repeat(301) }]) {
    const { status } = await member.api.post(`/api/groups/${group.id}/posts`, {
      event: { starts, ...place },
    });
    expect(status).toBe(422);
  }
});

test('a copy takes place at the same time', async ({ member }) => {
  const post = await createEvent(member, { venue: 'Here', starts });
  expect((await member.api.post<PostJson>(`${pathOf(post)}/copy`)).body.event).toEqual(post.event);
});
