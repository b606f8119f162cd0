import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { storeFiles, storeLinks, storeSettings, storeText } from './names.ts';
import { texts } from './vectors.ts';
import { browse, expectHarmless, nothing } from './watch.ts';

const lists = [
  ...[
    '/',
    '/groups',
    '/people',
    '/people/external',
    '/notifications',
    '/profile/posts',
    '/search?query=onerror',
  ],
  ...['/settings', '/settings/users', '/settings/menu', '/settings/login', '/settings/audit'],
];

/** By server HTML, and by a navigation inside the page. */
async function show(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expectHarmless(page, path);
  }
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (const path of paths) {
    await page.evaluate((next) => Reflect.get(window, 'next').router.push(next), path);
    await page.waitForURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHarmless(page, path);
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
}

// A trace would hold each of its pages.
test.use({ trace: 'off' });

test('no name, title or word runs wherever it is shown', { tag: '@alone' }, async ({ browser, admin }) => {
  test.setTimeout(240_000);
  await storeSettings(admin);
  const [files, link] = [await storeFiles(admin), await storeLinks(admin)];
  const pages: string[][] = [];
  for (const { html } of texts) pages.push(await storeText(admin, html));
  for (const policy of [true, false]) {
    const { context, page, seen } = await browse(browser, admin, { policy });
    await show(
      page,
      policy ? [...lists, link, ...pages.slice(3, 6).flat()] : [...lists, ...files.slice(0, 3)],
    );
    await context.clearCookies();
    await page.goto('/login');
    await expectHarmless(page, '/login');
    await context.close();
    expect(seen).toEqual(nothing);
  }
});
