import { expect } from '@playwright/test';
import { sql } from '../database.ts';
import { createComment, createGroup, createPost, createShare, pathOf } from '../factories.ts';
import { expectAccessible, test } from './test.ts';

test('a link is made, copied and taken back', async ({ page, context, open, member }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const post = await createPost(member, await createGroup(member));
  await open(member, `/groups/${post.group.slug}/${post.slug}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this post publicly' });
  await expect(dialog.getByRole('combobox')).toHaveValue('14');
  await expect(dialog.getByRole('option')).toHaveText([
    '1 day',
    '7 days',
    '14 days',
    '30 days',
    '365 days',
    'Never',
  ]);
  await dialog.getByRole('button', { name: 'Generate sharing link' }).click();
  const link = dialog.getByRole('link', { name: `/public/${post.slug}/` });
  await expect(link).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(await link.textContent());
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete link' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toContainText('There is no link to this post yet.');
});

test('a stranger reads the post and nothing around it', async ({ page, member }) => {
  const post = await createPost(member, await createGroup(member), { content: '<p>For everybody.</p>' });
  await createComment(member, post, '<p>Among ourselves.</p>');
  const { url } = await createShare(member, post);
  const answer = await page.goto(url);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await expect(page.getByText('For everybody.')).toBeVisible();
  await expect(page.getByText(member.name)).toBeVisible();
  expect(await answer?.text()).not.toContain('Among ourselves.');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('a link that ran out answers 410 and says so', async ({ page, member }) => {
  const post = await createPost(member, await createGroup(member));
  const { id, url } = await createShare(member, post);
  await sql`update share_links set expires_at = now() - interval '1 minute' where id = ${id}`;
  expect((await page.goto(url))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  expect(await page.content()).not.toContain(post.title);
});

test('a link ends with the post’s publication, and when it is deleted', async ({ page, member }) => {
  const post = await createPost(member, await createGroup(member));
  const { id, url } = await createShare(member, post);
  await member.api.put(pathOf(post), { status: 1 });
  expect((await page.goto(url))?.status()).toBe(404);
  await member.api.put(pathOf(post), { status: 2 });
  expect((await page.goto(url))?.status()).toBe(200);
  await member.api.del(`${pathOf(post)}/share/${id}`);
  expect((await page.goto(url))?.status()).toBe(404);
});

test('a shared file is read by its link and by no other', async ({ page, guest, demo }) => {
  const path = '/api/groups/files/posts/halyard-on-one-page';
  const make = async (post: string) =>
    (await demo.admin.api.post<{ url: string; token: string }>(`${post}/share`, {})).body;
  const [shared, other] = [await make(path), await make('/api/groups/news/posts/two-hundred-harbours')];
  await page.goto(shared.url);
  const address = await page.getByRole('link', { name: 'Download' }).getAttribute('href');
  expect((await guest.send(address ?? '')).status).toBe(200);
  expect((await guest.send((address ?? '').replace(shared.token, other.token))).status).toBe(404);
  expect(
    (await guest.send((address ?? '').replace(`public/${shared.token}/media`, 'media/file'))).status,
  ).toBe(401);
});

test('without a connection the page stays, and the dialog comes when it is back', async ({
  open,
  context,
  member,
}) => {
  const post = await createPost(member, await createGroup(member));
  const page = await open(member, `/groups/${post.group.slug}/${post.slug}`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForTimeout(1000);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Share this post publicly' })).toBeVisible();
});
