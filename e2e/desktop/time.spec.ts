import { expect } from '@playwright/test';
import type { PostJson } from '@/lib/posts/schema';
import { sql } from '../database.ts';
import {
  createComment,
  createGroup,
  createPerson,
  createPost,
  daysAhead,
  pathOf,
  unique,
} from '../factories.ts';
import { cookiesOf, expectAccessible, test } from '../screens/test.ts';

const tomorrow = { starts: daysAhead(1), ends: daysAhead(1) };

test('the bell tells in every browser of a person at once, and is read in all of them', async ({
  browser,
  page,
  open,
  member,
}) => {
  const reader = await createPerson({ name: 'Reader' });
  const post = await createPost(reader, await createGroup(reader));
  await open(reader, '/');
  const second = await browser.newContext();
  await second.addCookies(cookiesOf(reader.api));
  const other = await second.newPage();
  await other.goto('/people');
  const bell = { name: /^Notifications/ };
  for (const each of [page, other]) await each.getByRole('button', bell).click();
  await createComment(member, post);
  for (const each of [page, other])
    await expect(each.getByRole('link', { name: `commented on “${post.title}”` })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await second.close();
});

test('a person chooses what is mailed, and makes and stops a calendar', async ({ page, open }) => {
  const person = await createPerson();
  await open(person, '/profile/notifications');
  await page.getByLabel('Posts that you have to confirm').selectOption('Not by mail');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your settings have been saved')).toBeVisible();
  const { body } = await person.api.get('/api/notifications/settings');
  expect(body).toMatchObject({ must_reads: 'off', comments: 'now' });
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByLabel('Link to all events').inputValue();
  await expectAccessible(page);
  const fetched = await fetch(address);
  expect([fetched.status, await fetched.text()]).toEqual([
    200,
    expect.stringMatching(/^BEGIN:VCALENDAR\r\n/),
  ]);
  await page.getByRole('button', { name: 'Stop the link' }).click();
  await expect(page.getByText('There is no link yet')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
});

test('following a group and silencing a post are kept', async ({ page, open, member }) => {
  const group = await createGroup(await createPerson());
  await open(member, `/groups/${group.slug}`);
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  const post = await createPost(member, group);
  await open(member, `/groups/${group.slug}/${post.slug}`);
  await page.getByRole('button', { name: 'Following' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  expect((await member.api.get<PostJson>(pathOf(post))).body.following).toBe(false);
});

test('who comes says so on the event, and takes it back', async ({ page, open, member }) => {
  const post = await createPost(member, await createGroup(member, { type: 4 }), {
    event: { ...tomorrow, all_day: true },
  });
  await open(member, `/groups/${post.group.slug}/${post.slug}`);
  const block = page.getByRole('region', { name: 'Event' });
  await expect(block).toContainText('All day');
  await expect(block).not.toContainText('00:00');
  await block.getByRole('button', { name: 'Yes 0' }).click();
  await expect(block.getByRole('button', { name: 'Yes 1' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await open(member, `/groups/${post.group.slug}`);
  await expect(page.getByText('1 coming')).toBeVisible();
});

test('a post that must be read is asked for, confirmed, and counted', async ({ page, open }) => {
  const [editor, reader] = [await createPerson(), await createPerson({ name: 'Reader' })];
  const group = await createGroup(editor, { private: 1, members: [reader.id] });
  await open(editor, `/groups/${group.slug}/new-post`);
  const title = `Rules ${unique()}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Must be read').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  await open(reader, '/notifications');
  await page.getByRole('region', { name: 'To confirm' }).getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect(page.getByText('You confirmed on')).toBeVisible();
  await expectAccessible(page);
  await open(
    editor,
    `/groups/${group.slug}/${title.toLowerCase().replace(' ', '-')}?view=confirmations&state=confirmed`,
  );
  await expect(page.getByText('1 of 1 person confirmed')).toBeVisible();
  await expect(page.getByRole('link', { name: reader.name })).toBeVisible();
  await expectAccessible(page);
});

test('a failed job is tried again by a team admin', async ({ page, open, admin }) => {
  const error = `The disk is full ${unique()}.`;
  await sql`
    insert into jobs.job (name, data, source_name, source_output)
    values ('dead', '{"job": "announce-post", "input": {"postId": 0}}', 'quick', ${sql.json({ message: error })})`;
  await open(admin, '/settings/jobs');
  const job = page.getByRole('listitem').filter({ hasText: error });
  await expectAccessible(page);
  await job.getByRole('button', { name: 'Try again' }).click();
  await expect(job).toHaveCount(0);
});
