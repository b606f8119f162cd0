import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createCategory, createGroup } from '../factories.ts';
import { expectAccessible, test } from '../screens/test.ts';

/** More than one piece of 10 MB. */
const content = randomBytes(24_000_000);
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function fileOf(name: string, bytes: Uint8Array) {
  const path = join(await mkdtemp(join(tmpdir(), 'hearth-upload-')), name);
  await writeFile(path, bytes);
  return path;
}

async function choose(page: Page, path: string) {
  await page.getByRole('button', { name: 'Upload files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload files' });
  await expect(dialog.getByText('Up to 10 files at a time, 100 MB each.')).toBeVisible();
  await dialog.getByLabel('Files', { exact: true }).setInputFiles(path);
  return dialog;
}

test('an upload that a reload cut goes on where it stopped and comes whole', async ({ open, member }) => {
  const group = await createGroup(member, { type: 3 });
  const path = await fileOf('plan.bin', content);
  const page = await open(member, `/groups/${group.slug}`);
  // The first piece arrives; the second never does.
  const sent: string[] = [];
  await page.route('**/api/uploads/*', async (route) => {
    const offset = route.request().headers()['upload-offset'];
    if (route.request().method() === 'PATCH' && Number(offset) > 0) return route.abort();
    await route.continue();
  });
  page.on('dialog', (dialog) => dialog.accept());
  await choose(page, path);
  await expect(page.getByRole('progressbar', { name: 'Upload of plan.bin' })).toHaveJSProperty(
    'value',
    10_000_000 / content.length,
  );
  await page.reload();
  await page.unrouteAll();
  const tray = page.getByRole('region', { name: 'Uploads in progress' });
  await expect(tray.getByText('Choose the same file again, and it goes on where it stopped.')).toBeVisible();
  await expectAccessible(page);
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.headers()['upload-offset'] ?? '');
  });
  const dialog = await choose(page, path);
  await expect(dialog.getByText('Uploaded')).toBeVisible();
  expect(sent).toEqual(['10000000', '20000000']);
  const { body } = await member.api.get<{ data: { title: string; meta: { url: string } }[] }>(
    `/api/groups/${group.slug}/posts`,
  );
  const [post] = body.data;
  const bytes = await (await member.api.send(post?.meta.url ?? '', {})).arrayBuffer();
  expect([post?.title, sha(new Uint8Array(bytes))]).toEqual(['plan', sha(content)]);
});

test('an upload that is cancelled leaves nothing, and can be tried again', async ({ open, member }) => {
  const group = await createGroup(member, { type: 3 });
  const folder = await createCategory(member, group);
  // Its slug is what calls read first, so no folder may be named by its id.
  await createCategory(member, group, { name: String(folder.id) });
  const page = await open(member, `/groups/${group.slug}/category/${folder.slug}`);
  const held = Promise.withResolvers<void>();
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  const deleted = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') await held.promise;
    await route.continue().catch(() => undefined);
  });
  const dialog = await choose(page, await fileOf('notes.txt', Buffer.from('Some notes.')));
  await sending;
  await dialog.getByRole('button', { name: 'Cancel notes.txt' }).click();
  await expect(dialog.getByText('Cancelled')).toBeVisible();
  expect(new URL((await deleted).url()).pathname).toMatch(/^\/api\/uploads\/[\w-]{32}$/);
  held.resolve();
  await dialog.getByRole('button', { name: 'Try notes.txt again' }).click();
  await expect(dialog.getByText('Uploaded')).toBeVisible();
  const path = `/api/groups/${group.slug}/posts?category=${folder.slug}`;
  expect((await member.api.get(path)).body).toMatchObject({ data: [{ title: 'notes' }] });
});

test('what the server refuses is said beside the file', async ({ open, member }) => {
  const group = await createGroup(member, { type: 3 });
  const page = await open(member, `/groups/${group.slug}`);
  await page.route('**/api/uploads', (route) =>
    route.fulfill({ status: 507, json: { message: 'There is no room left for files.', code: 'no_space' } }),
  );
  const dialog = await choose(page, await fileOf('notes.txt', Buffer.from('Some notes.')));
  await expect(dialog.getByText('There is no room left for files.')).toBeVisible();
});

test('who is asked to wait sees for how long, and the upload goes on by itself', async ({ open, member }) => {
  const group = await createGroup(member, { type: 3 });
  const page = await open(member, `/groups/${group.slug}`);
  const refusal = { message: 'Too many uploads. Try again in 1 minute.', code: 'too_many' };
  const once = { status: 429, headers: { 'Retry-After': '2' }, json: refusal };
  await page.route('**/api/uploads', (route) => route.fulfill(once), { times: 1 });
  const dialog = await choose(page, await fileOf('notes.txt', Buffer.from('Some notes.')));
  await expect(dialog.getByText('Too many uploads. Goes on in 2 seconds.')).toBeVisible();
  await expect(dialog.getByText('Uploaded')).toBeVisible();
});
