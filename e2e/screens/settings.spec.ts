import { expect } from '@playwright/test';
import { insertUser, unique } from '../factories.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const screens = [
  ['/settings', 'General Settings'],
  ['/settings/users', 'Manage Team'],
  ['/settings/users/invite', 'Invite Team Members'],
  ['/settings/sso', 'Single Sign On'],
  ['/settings/audit', 'Audit Log'],
  ['/settings/menu', 'Navigation'],
  ['/settings/login', 'Login Page'],
] as const;

for (const [path, title] of screens) {
  test(`${title} is for admins, accessible, and fits a small phone`, async ({ open, admin, member }) => {
    const page = await open(member, path);
    await expect(page).toHaveURL('/');
    await page.context().clearCookies();
    await page.goto(path);
    await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(path)}`);
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

test('what is not saved stays in sight, and is not left behind unasked', async ({ open, admin }) => {
  const page = await open(admin, '/settings');
  const name = page.getByLabel('Organisation name');
  const saved = await name.inputValue();
  await expect(page.getByText('There are unsaved changes.')).toHaveCount(0);
  await name.fill('Somewhere else');
  await expect(page.getByText('There are unsaved changes.')).toBeInViewport();
  await expectAccessible(page);
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page.getByRole('link', { name: 'Login Page' }).click();
  expect(await asked).toBe('There are unsaved changes. Are you sure you want to leave?');
  await expect(page).toHaveURL('/settings');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue(saved);
  await page.getByRole('link', { name: 'Login Page' }).click();
  await expect(page).toHaveURL('/settings/login');
});

test('a test mail is sent, or says why not', async ({ open, admin }) => {
  const page = await open(admin, '/settings');
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(page.getByText(`mail to ${admin.email}`)).toBeVisible();
});

test('members are found by name, role and state, shut out and let in', async ({ open, admin }) => {
  const { name } = await insertUser({ name: `Zoltan ${unique()}` });
  const page = await open(admin, '/settings/users');
  await page.getByLabel('Name or email').fill(name);
  await page.getByLabel('Role').selectOption('Members');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('button', { name: 'Reactivate' })).toBeVisible();
  await page.getByLabel('State').selectOption('Active');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Nobody matches')).toBeVisible();
  await page.getByLabel('State').selectOption('Invited');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('No open invitation matches.')).toBeVisible();
});

test('the header is previewed while its links are named', async ({ open, admin }) => {
  const page = await open(admin, '/settings/menu');
  const preview = page.getByRole('figure', { name: 'Preview of the header' });
  await page.getByRole('textbox', { name: 'Link Text', exact: true }).last().fill('Harbour master');
  await expect(preview).toContainText('Harbour master');
  await preview.locator('summary').first().click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a member becomes an admin after a question', { tag: '@alone' }, async ({ open, admin }) => {
  const { name } = await insertUser({ name: `Aaron ${Date.now()}` });
  const page = await open(admin, '/settings/users');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Make admin' }).click();
  const dialog = page.getByRole('dialog', { name: `Make ${name} an admin` });
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
