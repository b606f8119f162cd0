import { expect } from '@playwright/test';
import { createCategory, createGroup, createPost, type Person } from '../factories.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

async function cabinet(by: Person) {
  const group = await createGroup(by, { type: 3 });
  const folder = await createCategory(by, group, { name: 'Plans' });
  const inner = await createCategory(by, group, { name: 'Drafts', parent_id: folder.id });
  for (const title of ['Alpha', 'Bravo', 'Charlie']) await createPost(by, group, { title });
  const home = `/groups/${group.slug}`;
  return { group, folder, inner, home };
}

test('the header follows the folder', async ({ open, member }) => {
  const { group, inner, home } = await cabinet(member);
  const page = await open(member, home);
  await expect(page.getByRole('link', { name: 'Group settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${home}/category/${inner.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  await expect(crumbs).toHaveText([group.name, 'Plans']);
  await expect(page.getByRole('button', { name: 'Edit folder' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('ticked files move to the chosen folder and nothing is sent without one', async ({ open, member }) => {
  const { group, home, folder } = await cabinet(member);
  // Its slug is what calls read first, so no folder may be named by its id.
  await createCategory(member, group, { name: String(folder.id) });
  const page = await open(member, home);
  await page.getByRole('checkbox', { name: 'Select "Alpha"' }).check();
  await page.getByRole('checkbox', { name: 'Select "Bravo"' }).check();
  await expect(page.getByText('2 file(s) selected')).toBeVisible();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 file(s)' });
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog.getByText('Choose a folder first.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Plans' }).check();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('link', { name: 'Alpha' })).toHaveCount(0);
  await expect(page.getByText('file(s) selected')).toHaveCount(0);
  await page.goto(`${home}/category/${folder.slug}`);
  await expect(page.getByRole('link', { name: 'Bravo' })).toBeVisible();
});

test('shift takes a range, and Delete asks before it deletes', async ({ open, member }) => {
  const { home } = await cabinet(member);
  const page = await open(member, home);
  await page.getByRole('checkbox', { name: 'Select "Alpha"' }).click();
  await page.getByRole('checkbox', { name: 'Select "Charlie"' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 file(s) selected')).toBeVisible();
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete 3 file(s)' });
  await expect(dialog).toContainText('Are you sure you wish to delete the 3 selected file(s)');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Charlie' })).toHaveCount(0);
});

test('a refused deletion keeps the dialog open and says why', async ({ open, member }) => {
  const { home } = await cabinet(member);
  const page = await open(member, home);
  await page.route('**/bulk-delete', (route) =>
    route.fulfill({ status: 403, json: { message: 'Not yours.', code: 'forbidden' } }),
  );
  await page.getByRole('checkbox', { name: 'Select "Alpha"' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Not yours.')).toBeVisible();
});

test('the order of the table is part of the address', async ({ open, member }) => {
  const { home } = await cabinet(member);
  const page = await open(member, home);
  await page.getByRole('link', { name: 'Name' }).click();
  await expect(page).toHaveURL(`${home}?sort=title&direction=desc`);
  await expect(page.getByRole('row').last()).toContainText('Alpha');
});

test('a reader can tick nothing of others that holds no file', async ({ open, member, admin }) => {
  const { home } = await cabinet(admin);
  const page = await open(member, home);
  await expect(page.getByRole('link', { name: 'Alpha' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Group settings' })).toHaveCount(0);
});
