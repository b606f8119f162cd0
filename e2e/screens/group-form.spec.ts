import { expect } from '@playwright/test';
import { createGroup, createPerson, createPost, unique } from '../factories.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('a private group is made by keyboard and seen by those who were chosen', async ({
  admin,
  demo,
  open,
  page,
}) => {
  const guest = await createPerson({ name: 'Chosen' });
  const name = `Crew ${unique()}`;
  await open(admin, '/groups/new');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('radio', { name: /Chronological/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /Forum/ })).toBeChecked();
  await page.getByLabel('Private group').press('Space');
  await page.getByRole('combobox', { name: 'Members' }).pressSequentially(guest.name);
  await expect(page.getByRole('option', { name: guest.name })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${guest.name}` })).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create group' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const address = page.url();
  await open(guest, address);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await open(demo.member, address);
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0);
});

test('lists show only where they count', async ({ admin, open }) => {
  const page = await open(admin, '/groups/new');
  await expect(page.getByRole('combobox', { name: 'Members' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Creators' })).toHaveCount(0);
  await page.getByLabel('Private group').check();
  await page.getByLabel('All users can create posts').uncheck();
  await expect(page.getByRole('combobox', { name: 'Members' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Creators' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the server says what is wrong, and the form keeps what was written', async ({ admin, open }) => {
  const page = await open(admin, '/groups/new');
  await page.getByLabel('Name').fill('   ');
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('Name is needed.').first()).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
});

test('settings are saved, the type stays as it is', async ({ admin, open }) => {
  const group = await createGroup(admin, { type: 5 });
  const page = await open(admin, `/groups/${group.slug}`);
  await page.getByRole('link', { name: 'Group settings' }).click();
  await expect(page.getByText('The type of a group cannot be changed.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByLabel('Name').fill(`${group.name} II`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`/groups/${group.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: `${group.name} II` })).toBeVisible();
});

test('turning an open group private says who keeps sight of it', async ({ admin, demo, open }) => {
  const group = await createGroup(admin, { creators: [demo.editor.id], all_users_can_create_posts: 0 });
  const page = await open(admin, `/groups/${group.slug}/edit`);
  await page.getByLabel('Private group').check();
  const warning = page.getByRole('alert').filter({ hasText: 'open to the whole team now' });
  await expect(warning).toContainText(demo.editor.name);
  // Who is on a list that does not count any more is not let in unseen.
  await page.getByLabel('All users can create posts').check();
  await expect(warning).not.toContainText(demo.editor.name);
  await expectAccessible(page);
});

test('settings that somebody else saved meanwhile are not overwritten unasked', async ({ admin, open }) => {
  const group = await createGroup(admin);
  const page = await open(admin, `/groups/${group.slug}/edit`);
  await admin.api.put(`/api/groups/${group.id}`, { name: 'Theirs' });
  await page.getByLabel('Name').fill('Mine');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Drop mine and load theirs' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Theirs');
  await page.getByLabel('Name').fill('Mine after all');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mine after all' })).toBeVisible();
});

test('an admin who leaves a private group is warned and ends at the list', async ({ admin, open }) => {
  const leaver = await createPerson({ name: 'Leaver' });
  const group = await createGroup(leaver, { private: 1, admins: [admin.id] });
  const page = await open(leaver, `/groups/${group.slug}/edit`);
  await page.getByRole('button', { name: `Remove ${leaver.name}` }).click();
  await expect(page.getByText('you no longer see this group')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/groups');
});

test('deleting a group names it and says what is lost', async ({ admin, open }) => {
  const group = await createGroup(admin);
  await createPost(admin, group);
  const page = await open(admin, `/groups/${group.slug}/edit`);
  await page.getByRole('button', { name: 'Delete group' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`Are you sure you wish to delete the group ${group.name}`);
  await expect(dialog).toContainText('removes all posts');
  await expect(dialog).toContainText('irreversible');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete group' }).click();
  await expect(page).toHaveURL('/groups');
  await expect(page.getByText(group.name, { exact: true })).toHaveCount(0);
});

test('who may not edit a group is sent home', async ({ demo, open }) => {
  const page = await open(demo.member, '/groups/news/edit');
  await expect(page).toHaveURL('/');
});
