import { expect } from '@playwright/test';
import { createContact, createContactList, createGroup, createPerson } from '../factories.ts';
import { test } from '../screens/test.ts';

const unsaved = 'There are unsaved changes.';

test('Escape and a held Backspace leave the chosen people of a group', async ({ admin, open }) => {
  const members = [await createPerson(), await createPerson()];
  const group = await createGroup(admin, { private: 1, members: members.map(({ id }) => id) });
  const page = await open(admin, `/groups/${group.slug}/edit`);
  const field = page.getByRole('combobox', { name: 'Members' });
  // With the popup open, what is around it is hidden from assistive technology.
  const chosen = page.getByRole('button', { name: /^Remove Person/, includeHidden: true });
  const count = await chosen.count();
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(count);
  await field.pressSequentially('ab');
  for (let times = 0; times < 6; times++) await page.keyboard.down('Backspace');
  await page.keyboard.up('Backspace');
  await expect(field).toHaveValue('');
  await expect(chosen).toHaveCount(count);
  await page.keyboard.press('Backspace');
  await expect(chosen).toHaveCount(count - 1);
});

test('a form that is sent before its script has come puts nothing into the address', async ({
  browser,
  member,
  open,
}) => {
  const page = await open(member, '/groups');
  const state = await page.context().storageState();
  const bare = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const tab = await bare.newPage();
  await tab.goto('/profile/change-password');
  for (const field of await tab.locator('input[type=password]').all()) await field.fill('do not tell');
  await tab.getByRole('button', { name: 'Change password' }).click();
  await expect(tab.getByLabel('New password', { exact: true })).toHaveValue('');
  expect(tab.url()).not.toContain('tell');
  for (const path of [`/profile/${member.id}/edit`, '/groups/new']) {
    await tab.goto(path);
    await expect(tab.locator('main form')).toHaveAttribute('method', 'post');
  }
  await bare.close();
});

test('what is typed before the script has come counts', async ({ admin, open }) => {
  const page = await open(admin, '/settings/login');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/settings/login', { waitUntil: 'commit' });
  await page.getByLabel('Page Title').fill('Early birds');
  release();
  await expect(page.getByText(unsaved)).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('Early birds');
  await expect(page.getByLabel('Page Title')).toHaveValue('Early birds');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a shortcut asks before it leaves what is not saved', async ({ admin, open }) => {
  const page = await open(admin, '/settings/login');
  await page.getByLabel('Short Intro').fill('Not saved yet');
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page.keyboard.press('Control+1');
  expect(await asked).toContain(unsaved);
  await expect(page).toHaveURL('/settings/login');
  await expect(page.getByLabel('Short Intro')).toHaveValue('Not saved yet');
});

test('a contact that somebody else saved meanwhile can still be saved, knowing it', async ({
  admin,
  open,
}) => {
  const list = await createContactList(admin, [{ label: 'Town', type: 'text' }]);
  const contact = await createContact(admin, list, { Town: 'Marstrand' });
  const url = `/people/list/${list.id}/contact/${contact.id}`;
  const page = await open(admin, url);
  await admin.api.put(`/api${url.replace('list', 'contact-list')}`, { fields: { Town: 'Theirs' } });
  await page.getByRole('button', { name: 'Edit contact' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Town').fill('Mine');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Save again to replace those changes.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('definition')).toHaveText('Theirs');
  await page.getByRole('button', { name: 'Edit contact' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByLabel('Town').fill('Mine');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition')).toHaveText('Mine');
});

test('a link pressed right after the last letter of a filter wins', async ({ demo, open }) => {
  const page = await open(demo.member, '/people');
  const field = page.getByRole('searchbox', { name: 'Filter people' });
  await field.pressSequentially('maj');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the filter follows the list that is shown', async ({ demo, open }) => {
  const page = await open(demo.member, '/people?query=maj');
  const field = page.getByRole('searchbox', { name: 'Filter people' });
  await expect(field).toHaveValue('maj');
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/people');
  await expect(field).toHaveValue('');
});
