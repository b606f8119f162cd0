import { expect, type Page } from '@playwright/test';
import { createGroup, createPerson, createPost, unique } from '../factories.ts';
import { test } from '../screens/test.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' });
const saved = /Last saved/;

test('Back to a draft shows what was saved', async ({ open }) => {
  const writer = await createPerson({ name: 'Writer' });
  const post = await createPost(writer, await createGroup(writer), { status: 1, content: '<p>Before.</p>' });
  const page = await open(writer, `/groups/${post.group.slug}/${post.slug}/edit`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' After.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(saved)).toBeVisible();
  await page.getByRole('link', { name: 'View post' }).click();
  await expect(page.getByRole('article')).toContainText('Before. After.');
  await page.goBack();
  await expect(text(page)).toHaveText('Before. After.');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('Back from a post that was just published shows it in the list, Forward its text', async ({ open }) => {
  const writer = await createPerson({ name: 'Writer' });
  const group = await createGroup(writer);
  const page = await open(writer, `/groups/${group.slug}`);
  const title = `Fresh ${unique()}`;
  await page.getByRole('link', { name: 'New post' }).first().click();
  await page.getByLabel('Title').fill(title);
  await text(page).click();
  await page.keyboard.type('Hot off the press.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The post is published')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${title}|Edit post`));
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(text(page)).toHaveText('Hot off the press.');
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
});

test('Back shows the reaction that was given, and three pressed in a row all count', async ({
  open,
  member,
}) => {
  const post = await createPost(member, await createGroup(member));
  const page = await open(member, `/groups/${post.group.slug}/${post.slug}`);
  await page.route('**/reactions', async (route) => {
    await new Promise((go) => setTimeout(go, 300));
    await route.continue();
  });
  for (const name of ['Thumbs up, 0', 'Clap, 0', 'Love, 0']) await page.getByRole('button', { name }).click();
  const pressed = page.getByRole('button', { name: /^(Thumbs up|Clap|Love), 1/, pressed: true });
  await expect(pressed).toHaveCount(3);
  await page.getByRole('banner').getByRole('link', { name: 'People' }).click();
  await expect(page).toHaveURL('/people');
  await page.goBack();
  await expect(pressed).toHaveCount(3);
});

test('what was written before publication is scheduled, and says so', async ({ open }) => {
  const writer = await createPerson({ name: 'Writer' });
  const post = await createPost(writer, await createGroup(writer), {
    status: 1,
    published_at: '2099-01-01 09:00:00',
  });
  const page = await open(writer, `/groups/${post.group.slug}/${post.slug}/edit`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The post is scheduled')).toBeVisible();
});
