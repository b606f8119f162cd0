import { expect } from '@playwright/test';
import { createGroup, createPost } from '../factories.ts';
import { test } from '../screens/test.ts';

const mark = () => Object.assign(window, { sameDocument: true });
const isSameDocument = () => 'sameDocument' in window;

test('a link changes the page and keeps the document, back and forward too', async ({ demo, open }) => {
  const page = await open(demo.member, '/groups');
  await page.evaluate(mark);
  await page.getByRole('link', { name: 'News', exact: true }).last().click();
  await expect(page).toHaveURL('/groups/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(await page.evaluate(isSameDocument)).toBe(true);
});

test('a page comes with its title, never without one', async ({ demo, open }) => {
  const page = await open(demo.member, '/groups');
  const untitled = await page.evaluateHandle(listUntitled);
  for (const path of ['/people', '/groups', '/', '/people', '/', '/groups']) {
    // Pressed without the pointer coming near, which would have fetched the page before.
    await page.getByRole('banner').locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(/.+ - .+/);
  }
  expect(await untitled.jsonValue()).toEqual([]);
});

test('the browser keeps its own ways of following a link', async ({ context, demo, open }) => {
  const page = await open(demo.member, '/groups');
  const link = page.getByRole('link', { name: 'News', exact: true }).last();
  for (const press of [
    () => link.click({ modifiers: ['Control'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await press();
    const other = await opened;
    await expect(other).toHaveURL('/groups/news');
    await other.close();
  }
  await expect(page).toHaveURL('/groups');
});

test('a page begins at its top, by the keyboard too', async ({ demo, open }) => {
  const page = await open(demo.member, '/groups/news');
  await page.getByRole('link', { name: 'Next page' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL('/groups/news?page=1');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('what a text links to is loaded by the browser, and asked for by nothing before', async ({
  member,
  open,
}) => {
  const group = await createGroup(member);
  const { slug } = await createPost(member, group, {
    content: '<p><a href="/groups/news">Elsewhere</a></p>',
  });
  const page = await open(member, `/groups/${group.slug}/${slug}`);
  await page.evaluate(mark);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Elsewhere' }).hover();
  await page.getByRole('link', { name: group.name }).first().hover();
  await expect.poll(() => asked).toContain(`/groups/${group.slug}`);
  expect(asked).not.toContain('/groups/news');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect(page).toHaveURL('/groups/news');
  expect(await page.evaluate(isSameDocument)).toBe(false);
});

/** The addresses whose page was there before its title, so that the tab showed the address; grows from now on. */
function listUntitled(): string[] {
  const found: string[] = [];
  new MutationObserver(() => {
    if (!document.title) found.push(location.pathname);
  }).observe(document, { subtree: true, childList: true });
  return found;
}
