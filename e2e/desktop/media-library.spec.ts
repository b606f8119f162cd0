import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { expectAccessible, test } from '../screens/test.ts';

async function openLibrary(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Choose a|Change the) picture$/ }).click();
  return page.getByRole('dialog', { name: 'Media library' });
}

test('placeholders stand for what comes: 18 of the library, 30 of stock images', async ({ open, member }) => {
  const page = await open(member, `/profile/${member.id}/edit`);
  const held: Route[] = [];
  await page.route(/api\/media\/(list|unsplash)/, (route) => {
    held.push(route);
  });
  const library = await openLibrary(page);
  const waiting = library.locator('.media-placeholder');
  await expect(waiting).toHaveCount(18);
  await library.getByRole('tab', { name: 'Unsplash' }).click();
  await expect(waiting).toHaveCount(30);
  await page.unrouteAll();
  for (const route of held) await route.continue().catch(() => undefined);
  await expect(library.getByRole('list', { name: 'Stock images' })).toBeVisible();
  await expect(library.getByText('These pictures come with Hearth.')).toBeVisible();
  await expectAccessible(page);
});

test('the tabs stay where they are, whatever comes beneath them', async ({ open, member }) => {
  const page = await open(member, `/profile/${member.id}/edit`);
  const held: Route[] = [];
  await page.route(/api\/media\/list/, (route) => {
    held.push(route);
  });
  const library = await openLibrary(page);
  const stock = library.getByRole('tab', { name: 'Unsplash' });
  await expect(stock).toBeVisible();
  await library.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  const place = await stock.boundingBox();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(library.locator('.media-placeholder')).toHaveCount(0);
  expect(await stock.boundingBox()).toEqual(place);
  await stock.click();
  await expect(library.getByRole('list', { name: 'Stock images' })).toBeVisible();
  expect(await stock.boundingBox()).toEqual(place);
  await library.getByRole('tab', { name: 'Upload' }).click();
  await expect(library.getByText('Up to 5 files at a time')).toBeVisible();
  expect(await stock.boundingBox()).toEqual(place);
});

test('Select waits for a choice, and another tab forgets it', async ({ open, member }) => {
  const page = await open(member, `/profile/${member.id}/edit`);
  const library = await openLibrary(page);
  const select = library.getByRole('button', { name: 'Select' });
  await expect(select).toBeDisabled();
  await library.getByRole('tab', { name: 'Unsplash' }).click();
  await library.getByRole('list', { name: 'Stock images' }).getByRole('button').first().click();
  await expect(select).toBeEnabled();
  await library.getByRole('tab', { name: 'Upload' }).click();
  await expect(select).toBeDisabled();
  await expect(library.getByText('Up to 5 files at a time, 12 MB each.')).toBeVisible();
  await library.getByRole('tab', { name: 'Unsplash' }).click();
  await expect(select).toBeDisabled();
});

test('a word is searched once it is typed, not letter by letter', async ({ open, member }) => {
  const page = await open(member, `/profile/${member.id}/edit`);
  const library = await openLibrary(page);
  await library.getByRole('tab', { name: 'Unsplash' }).click();
  await expect(library.getByRole('list', { name: 'Stock images' })).toBeVisible();
  const searches: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/media/unsplash') searches.push(searchParams.get('query'));
  });
  await library.getByRole('searchbox', { name: 'Search stock images' }).pressSequentially('teal');
  await expect.poll(() => searches).toEqual(['teal']);
});
