import { expect } from '@playwright/test';
import { parseICS } from 'node-ical';
import { createGroup, createPost } from '../factories.ts';
import { test } from './test.ts';

const event = { venue: 'Järntorget 4', starts: '2027-06-01 08:00:00', ends: '2027-06-01 15:30:00' };

test.use({ timezoneId: 'Europe/Stockholm' });

test('an event is told in the reader’s zone, with the zone named', async ({ page, open, member }) => {
  const post = await createPost(member, await createGroup(member, { type: 4 }), { event });
  await open(member, `/groups/${post.group.slug}/${post.slug}`);
  const block = page.getByRole('region', { name: 'Event' });
  await expect(block).toContainText('Tue 1st Jun 2027, 10:00 – 17:30');
  await expect(block).toContainText('Central European Summer Time');
  await expect(block).toContainText('Järntorget 4');
});

test('an event goes into a calendar', async ({ page, open, member }) => {
  const post = await createPost(member, await createGroup(member, { type: 4 }), { event });
  await open(member, `/groups/${post.group.slug}/${post.slug}`);
  const address = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  expect(address).toBe(`/groups/${post.group.slug}/${post.slug}/download-ics`);
  const answer = await member.api.send(address ?? '');
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const [entry] = Object.values(parseICS(await answer.text())).filter((part) => part?.type === 'VEVENT');
  expect(entry).toMatchObject({ summary: post.title, start: new Date('2027-06-01T08:00:00Z') });
});

test('a changed event keeps its id and counts the change', async ({ member }) => {
  const post = await createPost(member, await createGroup(member, { type: 4 }), { event });
  const read = async () =>
    (await member.api.send(`/groups/${post.group.slug}/${post.slug}/download-ics`)).text();
  const [before] = [await read()];
  await member.api.put(`/api/groups/${post.group.slug}/posts/${post.slug}`, {
    event: { venue: 'Elsewhere' },
  });
  const after = await read();
  expect(after.match(/UID:.*/)?.[0]).toBe(before.match(/UID:.*/)?.[0]);
  expect([before, after].map((file) => file.match(/SEQUENCE:(\d+)/)?.[1])).toEqual(['0', '1']);
});

test('a calendar file is hidden with its post, and guests sign in first', async ({
  admin,
  member,
  guest,
}) => {
  const group = await createGroup(admin, { type: 4, private: true });
  const post = await createPost(admin, group, { event });
  const address = `/groups/${group.slug}/${post.slug}/download-ics`;
  expect((await member.api.send(address)).status).toBe(404);
  const answer = await guest.send(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    307,
    `/login?callbackUrl=${encodeURIComponent(address)}`,
  ]);
});
