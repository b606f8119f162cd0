import { expect } from '@playwright/test';
import type { GroupJson } from '@/lib/groups/schema';
import { createCategory, createGroup, createPost, type Person, unique } from '../factories.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const selected = { all_users_can_create_posts: false };
const urlOf = (group: { slug: string }, post: { slug: string }) => `/groups/${group.slug}/${post.slug}`;

async function made(by: Person, fields: Record<string, unknown> = {}, group: Record<string, unknown> = {}) {
  const place: GroupJson = await createGroup(by, group);
  const post = await createPost(by, place, fields);
  return { group: place, post, url: urlOf(place, post) };
}

test('a post says what it is called, who wrote it, where and when', async ({ page, open, member }) => {
  const { group, post, url } = await made(member, { published_at: '2026-01-03 09:15:00' });
  await open(member, url);
  await expect(page).toHaveTitle(new RegExp(`^${post.title} - .+`));
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  const byline = page.locator('.byline');
  await expect(byline).toContainText(`${member.name} in ${group.name} on 3rd Jan 2026 09:15`);
  await expect(byline.getByRole('link', { name: group.name })).toHaveAttribute(
    'href',
    `/groups/${group.slug}`,
  );
});

test('who edits the group finds everything in the menu', async ({ page, open, member }) => {
  const { url } = await made(member);
  await open(member, url);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit post',
    'Duplicate post',
    'Analytics',
    'Delete post',
  ]);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('who only reads has no menu, and one who may create posts can duplicate', async ({
  page,
  open,
  admin,
  member,
}) => {
  await open(member, (await made(admin, {}, selected)).url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await open(member, (await made(admin)).url);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Duplicate post']);
});

test('a copy opens in the editor', async ({ page, open, member }) => {
  const { group, post, url } = await made(member);
  await open(member, url);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate post' }).click();
  const dialog = page.getByRole('dialog', { name: `Copy post "${post.title}"` });
  await expect(dialog).toContainText(`Are you sure you wish to copy "${post.title}"?`);
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/groups/${group.slug}/${post.slug}-copy/edit$`));
});

test('deleting asks first, stays open with the reason when it fails, and leads to the group', async ({
  page,
  open,
  member,
}) => {
  const { group, post, url } = await made(member);
  await open(member, url);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete post "${post.title}"` });
  await expect(dialog).toContainText(`Are you sure you wish to delete "${post.title}"?`);
  await page.route('**/api/groups/**', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toContainText('The server cannot be reached.');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/groups/${group.slug}$`));
  expect((await page.goto(url))?.status()).toBe(404);
});

test('a reaction counts when the server has it, and a failed one does not', async ({
  page,
  open,
  member,
}) => {
  const { url } = await made(member);
  await open(member, url);
  const clap = page.getByRole('button', { name: /^Clap/ });
  await clap.click();
  await expect(clap).toHaveAccessibleName('Clap, 1');
  await expect(clap).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/reactions/**', (route) => route.abort(), { times: 1 });
  await clap.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible();
  await expect(clap).toHaveAccessibleName('Clap, 1');
  await clap.click();
  await expect(clap).toHaveAccessibleName('Clap, 0');
});

test('a draft says so to its author and is not there for others', async ({ page, open, admin, member }) => {
  const { url } = await made(admin, { status: 1 });
  await open(admin, url);
  await expect(page.getByRole('status').filter({ hasText: 'Draft' })).toBeVisible();
  await expect(page.locator('.byline')).not.toContainText(' on ');
  const refused = await member.api.send(url);
  expect(refused.status).toBe(404);
});

test('the address of an earlier draft leads to the present one', async ({ page, open, member }) => {
  const { group, post, url } = await made(member, { status: 1 });
  const title = `Renamed ${unique()}`;
  await member.api.put(`/api/groups/${group.slug}/posts/${post.slug}`, { title });
  await open(member, url);
  await expect(page).toHaveURL(/\/renamed-/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a post is found below its own category only', async ({ member }) => {
  const group = await createGroup(member);
  const [own, other] = [await createCategory(member, group), await createCategory(member, group)];
  const post = await createPost(member, group, { categories: [own.id] });
  const statusAt = async (slug: string) =>
    (await member.api.send(`/groups/${group.slug}/category/${slug}/${post.slug}`)).status;
  expect(await statusAt(own.slug)).toBe(200);
  expect(await statusAt(other.slug)).toBe(404);
});

test('a film loads nothing of a third party before it is pressed', async ({ page, open, member }) => {
  const { url } = await made(member, {
    content: '<p>Look:</p><div data-video="youtube" data-id="aqz-KE-bpKQ"></div>',
  });
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ body: 'A player', contentType: 'text/html' });
  });
  await open(member, url);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: /Play video/ }).click();
  await expect(page.frameLocator('iframe[title="Video"]').getByText('A player')).toBeVisible();
  expect(asked).toEqual(['www.youtube-nocookie.com']);
});

test('code can be copied', async ({ page, context, open, member }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { url } = await made(member, { content: '<pre><code>npm start</code></pre>' });
  await open(member, url);
  await page.locator('pre').hover();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm start');
});

test('three headings make a table of contents on wide screens', async ({ page, open, member }) => {
  const content = ['One', 'Two', 'Three'].map((text) => `<h2>${text}</h2><p>Words.</p>`).join('');
  const { url } = await made(member, { content });
  await open(member, url);
  await expect(page.locator('#h-one > a')).toHaveAttribute('href', '#h-one');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const wide = (page.viewportSize()?.width ?? 0) >= 1280;
  await expect(contents).toBeVisible({ visible: wide });
  if (wide) await contents.getByRole('link', { name: 'Two' }).click();
  if (wide) await expect(page).toHaveURL(/#h-two$/);
});

test('the text stands once in the document, and still comes back by the back button', async ({
  page,
  open,
  member,
}) => {
  const word = unique();
  const { url } = await made(member, { content: `<p>${word}</p>`, excerpt: 'Short' });
  const html = await (await member.api.send(url)).text();
  expect(html.split(word)).toHaveLength(2);
  await open(member, url);
  await open(member, url);
  await page.locator('.byline a').last().click();
  await expect(page).not.toHaveURL(url);
  await page.goBack();
  await expect(page.getByText(word)).toBeVisible();
});

test('the menu and its dialogs answer to the keyboard', async ({ page, open, member }) => {
  const { url } = await made(member);
  await open(member, url);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit post' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const close = page.getByRole('alertdialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('an article reads without scripts', async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setExtraHTTPHeaders({ cookie: demo.member.api.cookies });
  await page.goto('/groups/news/the-new-boathouse-opens-on-monday');
  await expect(page.getByRole('heading', { name: 'How to get in' })).toBeVisible();
  await expect(page.getByText(/^\d+ comment\(s\)$/)).toBeVisible();
  await context.close();
});

for (const [kind, address] of Object.entries({
  'a news article': '/groups/news/the-new-boathouse-opens-on-monday',
  'a page of the handbook': '/groups/handbook/category/start-here/your-first-week',
  'a file': '/groups/files/halyard-on-one-page',
  'an event': '/groups/events/autumn-all-hands',
  'a topic': '/groups/ask-the-crew/what-would-you-ask-for-if-the-next-release-could-only-be-one-thing',
  'the analytics': '/groups/news/the-new-boathouse-opens-on-monday?view=analytics',
})) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${kind} is accessible and fits a small screen, ${colorScheme}`, async ({ page, open, demo }) => {
      await page.emulateMedia({ colorScheme });
      await open(demo.editor, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}
