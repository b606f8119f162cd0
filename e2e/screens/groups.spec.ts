import { expect } from '@playwright/test';
import type { GroupJson } from '@/lib/groups/schema';
import { createCategory, createComment, createGroup, createPost, type Person, unique } from '../factories.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const hours = (from: number) =>
  new Date(Date.now() + from * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

async function groupWithAdmin(by: Person, admin: Person, fields = {}): Promise<GroupJson> {
  return createGroup(by, { admins: [admin.id], ...fields });
}

test('the list shows the groups one can view, with their counts', async ({ demo, open }) => {
  const page = await open(demo.member, '/groups');
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'News' }).first()).toContainText(/\d+ posts?/);
  await expect(page.getByText('Leadership')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create a group' }).click();
  await expect(page).toHaveURL('/groups/new');
});

test('tabs narrow a group to a category, pages follow one another', async ({ demo, open }) => {
  const page = await open(demo.member, '/groups/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/groups/news?page=1');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/groups\/news\/category\//);
  await expect(page.getByRole('link', { name: 'All', exact: true })).not.toHaveAttribute('aria-current');
  await expectNoSidewaysScroll(page);
});

test('buttons follow the rights one has', async ({ demo, open, page }) => {
  const settings = page.getByRole('link', { name: 'Group settings' });
  const create = page.getByRole('link', { name: 'New post' });
  await open(demo.editor, '/groups/news');
  await expect(settings).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a category' })).toBeVisible();
  await expect(create).toHaveAttribute('href', '/groups/news/new-post');
  await open(demo.member, '/groups/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(settings).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a category' })).toHaveCount(0);
  await expect(create).toHaveCount(0);
});

test('drafts show to who may see them, with their state', async ({ admin, demo, open, page }) => {
  const group = await groupWithAdmin(admin, demo.editor);
  const draft = await createPost(admin, group, { status: 1 });
  const later = await createPost(admin, group, { published_at: hours(48) });
  await open(demo.editor, `/groups/${group.slug}`);
  await page.getByRole('link', { name: 'Drafts 2' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: draft.title })).toContainText('Draft');
  await expect(page.getByRole('listitem').filter({ hasText: later.title })).toContainText('Scheduled');
  await expectAccessible(page);
  await open(demo.member, `/groups/${group.slug}?view=drafts`);
  await expect(page.getByText(draft.title)).toHaveCount(0);
});

test('the overview shows three posts a category and leads to all of them', async ({ admin, demo, open }) => {
  const group = await createGroup(admin);
  const [full, small] = [await createCategory(admin, group), await createCategory(admin, group)];
  for (let count = 0; count < 4; count++) await createPost(admin, group, { categories: [full.id] });
  await createPost(admin, group, { categories: [small.id] });
  const page = await open(demo.member, `/groups/${group.slug}`);
  await page.getByRole('link', { name: 'By category' }).click();
  await expect(page.getByRole('heading', { level: 2, name: full.name })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(`/groups/${group.slug}/category/${full.slug}`);
});

test('cards of events and of a knowledge base say what matters there', async ({
  admin,
  demo,
  open,
  page,
}) => {
  const [events, handbook] = [await createGroup(admin, { type: 4 }), await createGroup(admin, { type: 2 })];
  const [social, basics] = [await createCategory(admin, events), await createCategory(admin, handbook)];
  await createPost(admin, events, {
    categories: [social.id],
    event: { starts: hours(49), venue: 'Slottsskogen' },
  });
  await createPost(admin, handbook, { categories: [basics.id] });
  await open(demo.member, `/groups/${events.slug}?view=categories`);
  await expect(page.getByRole('article')).toContainText('in 2 days');
  await expect(page.getByRole('article')).toContainText('Slottsskogen');
  await open(demo.member, `/groups/${handbook.slug}?view=categories`);
  await expect(page.getByRole('article')).toContainText(/Updated .* ago/);
  await expect(page.getByRole('article')).toContainText('0 views');
});

test('an editor adds, renames and deletes a category', async ({ admin, demo, open }) => {
  const group = await groupWithAdmin(admin, demo.editor);
  const page = await open(demo.editor, `/groups/${group.slug}`);
  await page.getByRole('button', { name: 'Add a category' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill('Harbours');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Harbours' }).click();
  await page.getByRole('button', { name: 'Edit category' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Ports');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Ports' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit category' }).click();
  await page.getByRole('button', { name: 'Delete category' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you wish to delete "Ports"?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(`/groups/${group.slug}`);
  await expect(page.getByRole('link', { name: 'Ports' })).toHaveCount(0);
});

test('renaming a category that somebody renamed meanwhile says so', async ({ admin, demo, open }) => {
  const group = await groupWithAdmin(admin, demo.editor);
  const category = await createCategory(admin, group);
  const page = await open(demo.editor, `/groups/${group.slug}/category/${category.slug}`);
  await page.getByRole('button', { name: 'Edit category' }).click();
  await admin.api.put(`/api/groups/${group.id}/categories/${category.id}`, { name: 'Theirs' });
  await page.getByRole('dialog').getByLabel('Name').fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('It is now called "Theirs"');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible();
});

test('events stand by month, what is over is folded below', async ({ admin, demo, open }) => {
  const group = await createGroup(admin, { type: 4 });
  const [soon, past] = [`Regatta ${unique()}`, `Storm ${unique()}`];
  await createPost(admin, group, { title: soon, event: { starts: hours(73), venue: 'Harbour' } });
  await createPost(admin, group, { title: past, event: { starts: hours(-50) } });
  const page = await open(demo.member, `/groups/${group.slug}`);
  const row = page.getByRole('listitem').filter({ hasText: soon });
  await expect(row).toContainText(/[MTWFS][a-z]{2} \d+(st|nd|rd|th) [A-Z][a-z]{2} \d{4}/);
  await expect(row).toContainText('in 3 days');
  await expect(row).toContainText('Harbour');
  await expect(page.getByText(past)).toBeHidden();
  await page.getByText('Past events').click();
  await expect(page.getByText(past)).toBeVisible();
  await expectAccessible(page);
});

test('topics show who wrote, the replies and what is new', async ({ admin, demo, open }) => {
  const group = await createGroup(admin, { type: 5 });
  const topic = await createPost(admin, group);
  await createComment(admin, topic);
  await createComment(admin, topic);
  const page = await open(demo.member, `/groups/${group.slug}`);
  const row = page.getByRole('listitem').filter({ hasText: topic.title });
  await expect(row).toContainText('2 replies');
  await expect(row).toContainText(admin.name);
  await expect(row).toContainText('new since your last visit');
  await expectAccessible(page);
});

test('an empty group says so and offers the first post to who may write', async ({
  admin,
  demo,
  open,
  page,
}) => {
  const group = await createGroup(admin, { all_users_can_create_posts: 0 });
  await open(demo.member, `/groups/${group.slug}`);
  await expect(page.getByRole('heading', { name: `Nothing in ${group.name} yet` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write the first post' })).toHaveCount(0);
  await open(admin, `/groups/${group.slug}`);
  await expect(page.getByRole('link', { name: 'Write the first post' })).toBeVisible();
});

test('a page past the end leads back', async ({ demo, open }) => {
  const page = await open(demo.member, '/groups/news?page=900');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/groups/news');
});

test('a page that is slow to come shows its shape meanwhile', async ({ demo, open }) => {
  const page = await open(demo.member, '/groups');
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    (route) => setTimeout(() => route.continue(), 1_500),
  );
  await page.getByRole('article').getByRole('link', { name: 'News' }).click();
  await expect(page.getByText('The page is loading')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page.getByText('The page is loading')).toHaveCount(0);
});
