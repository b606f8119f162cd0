import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createCategory, createGroup, type Person } from '../factories.ts';
import { expectAccessible, test } from '../screens/test.ts';

async function addFile({ api }: Person, group: string, name: string, content: BlobPart) {
  const form = new FormData();
  form.set('group', group);
  form.set('file', new Blob([content]), name);
  const headers = { 'X-CSRF-TOKEN': await api.token() };
  const made = await api.send('/api/media/create/post', { method: 'POST', headers, body: form });
  return (await made.json()) as { id: number; slug: string; meta: { url: string } };
}

/** A files group with three texts, in the order of the table. */
async function cabinet(by: Person) {
  const group = await createGroup(by, { type: 3, all_users_can_create_posts: 1 });
  const files = [];
  for (const name of ['Alpha', 'Bravo', 'Charlie'])
    files.push(await addFile(by, group.slug, `${name}.txt`, `This is ${name}.`));
  return { group, files, home: `/groups/${group.slug}` };
}

async function act(page: Page, file: string, action: string) {
  await page.getByRole('button', { name: `Actions for "${file}"` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a file gets another name and keeps its address', async ({ open, member }) => {
  const { home, files } = await cabinet(member);
  const page = await open(member, home);
  await act(page, 'Bravo', 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename "Bravo"' });
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Name').fill('Budget 2027');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('link', { name: 'Budget 2027' })).toHaveAttribute(
    'href',
    `${home}/${files[1]?.slug}`,
  );
});

test('a new version stands at the same address', async ({ open, member }) => {
  const { home, files } = await cabinet(member);
  const page = await open(member, home);
  await act(page, 'Alpha', 'Replace');
  const dialog = page.getByRole('dialog', { name: 'Replace "Alpha"' });
  const version = { name: 'next.txt', mimeType: 'text/plain', buffer: Buffer.from('The second version.') };
  const inPieces = page.waitForRequest((request) => request.method() === 'PATCH');
  await dialog.getByLabel('Files', { exact: true }).setInputFiles(version);
  expect(new URL((await inPieces).url()).pathname).toContain('/api/uploads/');
  await expect(dialog.getByText('Uploaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const file = await member.api.get<string>(files[0]?.meta.url ?? '');
  expect(file.body).toBe('The second version.');
  await expect(page.getByRole('link', { name: 'Alpha' })).toBeVisible();
});

test('by keyboard: along the names, a look inside, on to the next, and away', async ({ open, member }) => {
  const { group, home } = await cabinet(member);
  const image = { width: 40, height: 20, channels: 3, background: '#a33' } as const;
  const picture = new Uint8Array(await sharp({ create: image }).png().toBuffer());
  for (const name of ['Delta.png', 'Echo.png']) await addFile(member, group.slug, name, picture);
  const page = await open(member, home);
  await page.getByRole('link', { name: 'Charlie' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Delta' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'Delta' })).toContainText('Image');
  await page.keyboard.press('ArrowRight');
  const sheet = page.getByRole('dialog', { name: 'Echo' });
  await expect(sheet.getByRole('img')).toHaveJSProperty('naturalWidth', 40);
  await expect(sheet.getByRole('button', { name: 'Next file' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('ticked files come as one archive, each under its name', async ({ open, member }) => {
  const { home } = await cabinet(member);
  const page = await open(member, home);
  await page.getByRole('checkbox', { name: 'Select "Alpha"' }).click();
  await page.getByRole('checkbox', { name: 'Select "Bravo"' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('2 file(s) selected')).toBeVisible();
  const address = await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('link', { name: 'Download' })
    .getAttribute('href');
  const archive = await member.api.send(address ?? '');
  expect(archive.headers.get('content-type')).toBe('application/zip');
  const bytes = Buffer.from(await archive.arrayBuffer());
  // The names stand at the end, in the directory of the archive.
  const directory = bytes.subarray(bytes.lastIndexOf(Buffer.from('PK\u0001\u0002')) - 200).toString('latin1');
  for (const name of ['Alpha.txt', 'Bravo.txt']) expect(directory).toContain(name);
  expect(directory).not.toContain('Charlie.txt');
});

test('a reader ticks to download, and changes what is theirs alone', async ({ open, admin, member }) => {
  const { group, home } = await cabinet(admin);
  await addFile(member, group.slug, 'Own.txt', 'This is my own.');
  const page = await open(member, home);
  const bar = page.getByRole('region', { name: 'Selection' });
  await page.getByRole('checkbox', { name: 'Select "Own"' }).click();
  await expect(bar.getByRole('button', { name: 'Move' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all files on this page' }).click();
  await expect(bar).toContainText('4 file(s) selected');
  await expect(bar).toContainText('You can move and delete 1 of them');
  await expect(bar.getByRole('button', { name: /Move|Delete/ })).toHaveCount(0);
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const archive = await member.api.send(
    (await bar.getByRole('link', { name: 'Download' }).getAttribute('href')) ?? '',
  );
  expect(archive.headers.get('content-type')).toBe('application/zip');
  await expectAccessible(page);
});

test('one file moves into a folder, another is deleted, from their menus', async ({ open, member }) => {
  const { group, home } = await cabinet(member);
  const folder = await createCategory(member, group, { name: 'Plans' });
  const page = await open(member, home);
  await act(page, 'Alpha', 'Move');
  const move = page.getByRole('dialog', { name: /^Move/ });
  await move.getByRole('radio', { name: 'Plans' }).check();
  await move.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('link', { name: 'Alpha' })).toHaveCount(0);
  await act(page, 'Bravo', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Bravo' })).toHaveCount(0);
  await page.goto(`${home}/category/${folder.slug}`);
  await expect(page.getByRole('link', { name: 'Alpha' })).toBeVisible();
});

test('the avatar is the part of the picture that one moves the circle to', async ({ open, member }) => {
  const page = await open(member, `/profile/${member.id}/edit`);
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  await library.getByRole('tab', { name: 'Unsplash' }).click();
  await library.getByRole('list', { name: 'Stock images' }).getByRole('button').first().click();
  await library.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('button', { name: 'Choose the part that is shown' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose the part that is shown' });
  await expect(dialog.getByText('50 % across, 50 % down')).toBeAttached();
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  await dialog.getByRole('button', { name: 'Part of the picture that is shown' }).focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('17 % across, 50 % down')).toBeAttached();
  await expectAccessible(page);
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ avatar_crop: { y: 0.5, zoom: 2 } });
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose the part that is shown' })).toBeVisible();
});
