import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('the dashboard shows what is featured in full width, then the newest posts', async ({ demo, open }) => {
  const { body: team } = await demo.member.api.get<{ name: string }>('/api/account');
  const page = await open(demo.member, '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Latest updates' })).toBeVisible();
  await expect(page).toHaveTitle(`Latest updates - ${team.name}`);
  const [wide, card] = [
    page.getByRole('article').first(),
    page.getByRole('listitem').getByRole('article').first(),
  ];
  const [wideBox, cardBox] = [await wide.boundingBox(), await card.boundingBox()];
  expect(wideBox?.width).toBeGreaterThanOrEqual(cardBox?.width ?? Number.POSITIVE_INFINITY);
  expect(wideBox?.y).toBeLessThan(cardBox?.y ?? 0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a card leads to its post by keyboard', async ({ demo, open }) => {
  const page = await open(demo.member, '/');
  const link = page.getByRole('article').first().getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/groups\/[^/]+\/[^/]+$/);
});

test('the dashboard reads without JavaScript', async ({ browser, demo }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { cookie: demo.member.api.cookies },
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});
