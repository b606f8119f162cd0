import { expect, type Page } from '@playwright/test';
import { sql } from '../database.ts';
import { createGroup, createPerson, createPost, pathOf, unique } from '../factories.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' });

/** On phones what belongs to publishing is a sheet. */
async function press(page: Page, name: 'Publish' | 'Update') {
  const sheet = page.getByRole('button', { name: 'Publishing' });
  if (await sheet.isVisible()) await sheet.click();
  await page.getByRole('button', { name, exact: true }).click();
}

async function append(page: Page, words: string) {
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

test('a post is written, published and read by a member', async ({ open }) => {
  const [writer, reader] = [await createPerson({ name: 'Writer' }), await createPerson({ name: 'Reader' })];
  const group = await createGroup(writer);
  const name = `Harbour news ${unique()}`;
  const page = await open(writer, `/groups/${group.slug}/new-post`);
  await title(page).fill(name);
  await append(page, 'The ferry sails again');
  await expect(page).toHaveURL(/\/harbour-news-\w+\/edit$/);
  await page.keyboard.type(' on Monday.');
  await expect(text(page)).toHaveText('The ferry sails again on Monday.');
  await press(page, 'Publish');
  await expect(page.getByText('The post is published')).toBeVisible();
  const answer = await reader.api.get<{ data: { title: string; dynamic_excerpt: string }[] }>(
    `/api/groups/${group.slug}/posts`,
  );
  expect(answer.body.data).toMatchObject([
    { title: name, dynamic_excerpt: expect.stringContaining('Monday') },
  ]);
});

test('what is written into a published post waits for Update, and survives a reload', async ({ open }) => {
  const writer = await createPerson({ name: 'Writer' });
  const post = await createPost(writer, await createGroup(writer), { content: '<p>Before.</p>' });
  const page = await open(writer, `/groups/${post.group.slug}/${post.slug}/edit`);
  await append(page, ' After.');
  await expect(page.getByText('not live yet')).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveText('Before. After.');
  expect((await writer.api.get(pathOf(post))).body).toMatchObject({ content: '<p>Before.</p>' });
  await press(page, 'Update');
  await expect(page.getByText('The post is updated')).toBeVisible();
  expect((await writer.api.get(pathOf(post))).body).toMatchObject({ content: '<p>Before. After.</p>' });
});

test('somebody else’s version and mine stand side by side, and both can stay', async ({ open }) => {
  const [writer, other] = [await createPerson({ name: 'Writer' }), await createPerson({ admin: true })];
  const post = await createPost(writer, await createGroup(writer), { content: '<p>One.</p><p>Two.</p>' });
  const page = await open(writer, `/groups/${post.group.slug}/${post.slug}/edit`);
  await append(page, ' Mine.');
  await other.api.put(pathOf(post), { content: '<p>One. Theirs.</p><p>Two.</p>' });
  // By key, as the dialog may come by itself while a finger is on its way to the button.
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alertdialog', { name: 'Two versions of this post' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(text(page)).toHaveText('One. Theirs.Two. Mine.');
  await expect
    .poll(async () => (await writer.api.get<{ content: string }>(pathOf(post))).body.content)
    .toBe('<p>One. Theirs.</p><p>Two. Mine.</p>');
});

test('who is signed out while writing signs in where they are and loses nothing', async ({ open }) => {
  const writer = await createPerson({ name: 'Writer' });
  const post = await createPost(writer, await createGroup(writer), { status: 1, content: '<p>Draft.</p>' });
  const page = await open(writer, `/groups/${post.group.slug}/${post.slug}/edit`);
  await expect(text(page)).toHaveText('Draft.');
  await sql`delete from sessions where user_id = ${writer.id}`;
  await append(page, ' More.');
  await page.getByLabel('E-mail').fill(writer.email);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/^Last saved/)).toBeVisible();
  const [stored] = await sql<{ content: string }[]>`select content from posts where id = ${post.id}`;
  expect(stored?.content).toBe('<p>Draft. More.</p>');
});

test('an event has a start, an end and a venue on the edit page', async ({ open }) => {
  const writer = await createPerson({ name: 'Writer' });
  const group = await createGroup(writer, { type: 4 });
  const page = await open(writer, `/groups/${group.slug}/new-post`);
  await page.getByRole('spinbutton', { name: /day, Starts/ }).click();
  await page.keyboard.type('241220301530');
  await expect(page.getByRole('group', { name: 'Ends' })).toContainText(/24\/12\/2030.*15:30/);
  await expect(page.getByText('Un-Saved')).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an earlier text is found in the history and restored', async ({ open }) => {
  const writer = await createPerson({ name: 'Writer' });
  const post = await createPost(writer, await createGroup(writer), { content: '<p>The old boat.</p>' });
  await writer.api.put(pathOf(post), { content: '<p>The new boat.</p>' });
  const page = await open(writer, `/groups/${post.group.slug}/${post.slug}/revisions`);
  const changed = page.getByRole('region', { name: 'What changed' });
  await expect(changed.locator('del')).toHaveText('old');
  await expect(changed.locator('ins')).toHaveText('new');
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Revisions' }).getByRole('link').last().click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Revisions' })).toContainText('Restored');
  expect((await writer.api.get(pathOf(post))).body).toMatchObject({ content: '<p>The old boat.</p>' });
});

test('a deleted post comes back from the trash', async ({ open }) => {
  const writer = await createPerson({ name: 'Writer' });
  const post = await createPost(writer, await createGroup(writer), { title: 'Lost and found' });
  await writer.api.del(pathOf(post));
  const page = await open(writer, `/groups/${post.group.slug}/trash`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore "Lost and found"' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  expect((await writer.api.get(pathOf(post))).status).toBe(200);
});
