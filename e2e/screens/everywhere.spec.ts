import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const screens = {
  '/groups': 'Groups',
  '/people': 'People',
  '/people/external': 'People',
  '/profile/posts': 'Your posts',
  '/profile/change-password': 'Change password',
  '/search?q=harbour': 'Search',
};

for (const [path, title] of Object.entries(screens)) {
  test(`${path} is accessible in both themes and fits a small screen`, async ({ page, open, demo }) => {
    await open(demo.member, path);
    await expect(page).toHaveTitle(/.+ - .+/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
  });
}

test('profiles and contacts are accessible in both themes and fit a small screen', async ({
  page,
  open,
  demo,
}) => {
  await open(demo.member, `/profile/${demo.member.id}/edit`);
  await expectAccessibleInBothThemes(page);
  await open(demo.member, `/profile/${demo.editor.id}`);
  await expect(page.getByRole('heading', { level: 1, name: demo.editor.name })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
});

test('the page for what is not there leads back', async ({ page, open, demo }) => {
  await open(demo.member, '/groups/there-is-no-such-group');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Latest updates' })).toBeVisible();
});

for (const path of ['/there-is-no-such-page', '/settings/no/such/page']) {
  test(`${path} is not there, in the frame for who is signed in`, async ({ page, open, demo }) => {
    const { body: team } = await demo.member.api.get<{ name: string }>('/api/account');
    expect((await demo.member.api.send(path)).status).toBe(404);
    await open(demo.member, path);
    await expect(page).toHaveTitle(`Page not found - ${team.name}`);
    await expect(page.getByRole('banner')).toContainText(team.name);
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveTitle(`Latest updates - ${team.name}`);
  });
}

async function expectAccessibleInBothThemes(page: Parameters<typeof expectAccessible>[0]): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}
