import { expect } from '@playwright/test';
import { insertUser } from '../factories.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const screens = [
  ['/settings', 'General Settings'],
  ['/settings/users', 'Manage Team'],
  ['/settings/sso', 'Single Sign On'],
  ['/settings/menu', 'Navigation'],
  ['/settings/login', 'Login Page'],
] as const;

for (const [path, title] of screens) {
  test(`${title} is for admins, accessible, and fits a small phone`, async ({ open, admin, member }) => {
    const page = await open(member, path);
    await expect(page).toHaveURL('/');
    await open(admin, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('a saved name is confirmed and shown', { tag: '@alone' }, async ({ open, admin }) => {
  const page = await open(admin, '/settings');
  await page.getByLabel('Organisation name').fill('Lighthouse');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Lighthouse settings have been updated')).toBeVisible();
  await expect(page.getByLabel('Slug')).not.toBeEditable();
});

test('a member becomes an admin after a question', { tag: '@alone' }, async ({ open, admin }) => {
  const { name } = await insertUser({ name: `Aaron ${Date.now()}` });
  const page = await open(admin, '/settings/users');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Make admin' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Make ${name} an admin` });
  await expect(dialog).toContainText(`Are you sure you wish to make ${name} an admin?`);
  await dialog.getByRole('button', { name: 'Make admin' }).click();
  await expect(row.getByRole('button', { name: 'Remove admin' })).toBeVisible();
});

test('a custom link is added, named and saved', { tag: '@alone' }, async ({ open, admin }) => {
  const page = await open(admin, '/settings/menu');
  await page.getByText('Custom Link').click();
  await page.getByLabel('URL').fill('https://example.com/tides');
  await page.getByRole('textbox', { name: 'Link Text', exact: true }).first().fill('Tide tables');
  await page.getByRole('button', { name: 'Add to the navigation' }).click();
  await expect(page.getByRole('link', { name: 'Open https://example.com/tides' })).toBeVisible();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/account/navigation'));
  await page.getByRole('button', { name: 'Save Navigation' }).click();
  expect((await (await saved).json()).navigation.at(-1)).toMatchObject({
    type: 'custom',
    text: 'Tide tables',
  });
});

test('the login page is previewed while it is written', async ({ open, admin }) => {
  const page = await open(admin, '/settings/login');
  await page.getByLabel('Page Title').fill('Good to see you');
  await expect(page.getByRole('figure', { name: 'Preview' })).toContainText('Good to see you');
});
