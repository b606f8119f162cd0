import { expect } from '@playwright/test';
import { sql } from '../database.ts';
import { createCategory, createGroup, createPost, type Person } from '../factories.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const phone = 70 * 16;

async function handbook(by: Person) {
  const group = await createGroup(by, { type: 2 });
  const category = await createCategory(by, group);
  const place = { categories: [category.id] };
  const first = await createPost(by, group, { ...place, title: 'Arriving' });
  const second = await createPost(by, group, { ...place, title: 'Staying' });
  const third = await createPost(by, group, { ...place, title: 'Leaving' });
  const url = `/groups/${group.slug}/category/${category.slug}`;
  return { group, category, url, posts: [first, second, third] as const };
}

/** The panes are a drawer where there is no room for them. */
async function showPanes(page: import('@playwright/test').Page) {
  const narrow = (page.viewportSize()?.width ?? 0) < phone;
  if (narrow) await page.getByRole('button', { name: 'Categories and posts' }).click();
}

test('the panes name the categories and the posts, and lead to them', async ({ open, member }) => {
  const { url, category } = await handbook(member);
  const page = await open(member, url);
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  await expectAccessible(page);
  await showPanes(page);
  await page.getByRole('navigation', { name: 'Posts' }).getByRole('link', { name: 'Staying' }).click();
  await expect(page).toHaveURL(`${url}/staying`);
  await expectAccessible(page);
});

test('an article leads to the one before and the one after', async ({ open, member }) => {
  const { url } = await handbook(member);
  const page = await open(member, `${url}/staying`);
  const around = page.getByRole('navigation', { name: 'Previous and next' });
  await expect(around.getByRole('link')).toHaveText([/Previous\s*Arriving/, /Next\s*Leaving/]);
  await expectNoSidewaysScroll(page);
});

test('an editor moves a post below another by the menu', async ({ open, member }) => {
  const { url } = await handbook(member);
  const page = await open(member, url);
  await showPanes(page);
  await page.getByRole('button', { name: 'Move "Staying"' }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/rebuild-menu'));
  await page.getByRole('menuitem', { name: 'Move in' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'What is below "Arriving"' })).toBeVisible();
});

test('an editor drags a post with the keyboard alone', async ({ open, member }) => {
  const { url } = await handbook(member);
  const page = await open(member, url);
  await showPanes(page);
  await page.getByRole('button', { name: 'Drag "Leaving"' }).focus();
  const saved = page.waitForResponse((response) => response.url().endsWith('/rebuild-menu'));
  for (const key of ['Space', 'ArrowRight', 'Space']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  expect((await saved).request().postDataJSON().posts[1].children).toHaveLength(1);
});

test('a refused move puts the tree back and says why', async ({ open, member }) => {
  const { url } = await handbook(member);
  const page = await open(member, url);
  await page.route('**/rebuild-menu', (route) =>
    route.fulfill({ status: 422, json: { message: 'Not like this.', code: 'invalid' } }),
  );
  await showPanes(page);
  await page.getByRole('button', { name: 'Move "Staying"' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(page.getByText('Not like this.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Posts' }).getByRole('link')).toHaveText([
    'Arriving',
    'Staying',
    'Leaving',
  ]);
});

test('the filter finds posts by a part of the title', async ({ open, member }) => {
  const { url } = await handbook(member);
  const page = await open(member, url);
  await showPanes(page);
  await page.getByRole('searchbox', { name: 'Filter posts' }).fill('leav');
  await expect(page.getByRole('list', { name: 'Posts found' }).getByRole('link')).toHaveText(['Leaving']);
});

test('a reader sees the tree without the means to change it', async ({ open, member, admin }) => {
  const { url } = await handbook(admin);
  const page = await open(member, url);
  await showPanes(page);
  await expect(page.getByRole('list', { name: 'Posts' }).getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^(Drag|Move) "/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a category' })).toHaveCount(0);
});

test('a large tree fetches its branches when somebody reaches for them', async ({ open, member }) => {
  const group = await createGroup(member, { type: 2 });
  const root = await createPost(member, group, { title: 'Chapter' });
  await sql`
    insert into posts (group_id, parent_id, position, title, slug, status, published_at)
    select ${group.id}, ${root.id}, n, 'Section ' || n, 'section-' || n, 2, now() from generate_series(1, 400) n`;
  const page = await open(member, `/groups/${group.slug}`);
  await showPanes(page);
  const posts = page.getByRole('list', { name: 'Posts' });
  await expect(posts.getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'What is below "Chapter"' }).click();
  await expect(posts.getByRole('link', { name: 'Section 7', exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter posts' }).fill('section 400');
  await expect(page.getByRole('list', { name: 'Posts found' }).getByRole('link')).toHaveCount(1);
});
