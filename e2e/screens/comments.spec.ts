import { expect, type Page } from '@playwright/test';
import { sql } from '../database.ts';
import { createComment, createGroup, createPost } from '../factories.ts';
import { test } from './test.ts';

const urlOf = (post: { slug: string; group: { slug: string } }) => `/groups/${post.group.slug}/${post.slug}`;

async function write(page: Page, text: string) {
  const box = page.getByRole('textbox', { name: 'Reply' });
  await box.click();
  await expect(page.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.type(text);
}

test('a reply appears, is counted, and leaves an empty editor', async ({ page, open, member }) => {
  const post = await createPost(member, await createGroup(member));
  await open(member, urlOf(post));
  await expect(page.getByRole('heading', { name: '0 comment(s)' })).toBeVisible();
  await write(page, 'Sixty of them, with a pump.');
  await page.getByRole('button', { name: 'Reply' }).click();
  const comment = page.getByRole('listitem').filter({ hasText: 'Sixty of them, with a pump.' });
  await expect(comment).toContainText(member.name);
  await expect(page.getByRole('heading', { name: '1 comment(s)' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reply' })).not.toContainText('Sixty');
});

test('a reply leaves a film that plays in the text alone', async ({ page, open, member }) => {
  const content = '<p>Tea &amp; cake&nbsp;now<br></p><div data-video="youtube" data-id="aqz-KE-bpKQ"></div>';
  const post = await createPost(member, await createGroup(member), { content });
  await page.route(/youtube/, (route) => route.fulfill({ body: 'A player', contentType: 'text/html' }));
  await open(member, urlOf(post));
  await page.getByRole('link', { name: /Play video/ }).click();
  const player = page.frameLocator('iframe[title="Video"]').getByText('A player');
  await expect(player).toBeVisible();
  await write(page, 'I am watching it.');
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'I am watching it.' })).toBeVisible();
  await expect(player).toBeVisible();
});

test('what was typed survives a reload and a failure', async ({ page, open, member }) => {
  const post = await createPost(member, await createGroup(member));
  await open(member, urlOf(post));
  await write(page, 'Do not lose me.');
  await expect(async () => {
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Do not lose me.');
  }).toPass();
  await page.reload();
  const box = page.getByRole('textbox', { name: 'Reply' });
  await expect(box).toContainText('Do not lose me.');
  await page.route('**/comments', (route) => route.abort());
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible();
  await expect(box).toContainText('Do not lose me.');
});

test('a reply whose answer is lost is there once, however often it is sent', async ({
  page,
  open,
  member,
}) => {
  const post = await createPost(member, await createGroup(member));
  await open(member, urlOf(post));
  await page.route(
    '**/comments',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await write(page, 'Only once.');
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible();
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Only once.' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '1 comment(s)' })).toBeVisible();
});

test('a reply sent by keys right after its last letter leaves nothing behind', async ({
  page,
  open,
  member,
}) => {
  const post = await createPost(member, await createGroup(member));
  await open(member, urlOf(post));
  await write(page, 'Quickly said.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Quickly said.' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 comment(s)' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reply' })).not.toContainText('Quickly');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Quickly said.');
});

test('a writer changes and deletes their own comment', async ({ page, open, admin, member }) => {
  const post = await createPost(admin, await createGroup(admin));
  await createComment(member, post, '<p>First thought.</p>');
  await open(member, urlOf(post));
  const comment = page.getByRole('listitem').filter({ hasText: member.name });
  await comment.hover();
  await comment.getByRole('button', { name: 'Edit' }).click();
  await comment.getByRole('textbox', { name: 'Edit your comment' }).fill('Second thought.');
  await comment.getByRole('button', { name: 'Save' }).click();
  await expect(comment).toContainText('Second thought.');
  await expect(comment.getByRole('textbox')).toHaveCount(0);
  await comment.hover();
  await comment.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: '0 comment(s)' })).toBeVisible();
});

test('editors delete anybody’s comment, readers only their own', async ({ page, open, admin, member }) => {
  const post = await createPost(admin, await createGroup(admin));
  await createComment(admin, post, '<p>By the admin.</p>');
  await createComment(member, post, '<p>By the member.</p>');
  await open(admin, urlOf(post));
  const theirs = page.getByRole('listitem').filter({ hasText: 'By the member.' });
  await theirs.hover();
  await expect(theirs.getByRole('button')).toHaveText(['Delete']);
  await open(member, urlOf(post));
  await expect(
    page.getByRole('listitem').filter({ hasText: 'By the admin.' }).getByRole('button'),
  ).toHaveCount(0);
});

test('the latest hundred come first, the ones before on demand', async ({ page, open, member }) => {
  const post = await createPost(member, await createGroup(member, { type: 5 }));
  await sql`insert into comments (post_id, user_id, content, created_at)
    select ${post.id}, ${member.id}, '<p>Word ' || n || '.</p>', now() + n * interval '1 second'
    from generate_series(1, 130) n`;
  await sql`update posts set comments_count = 130 where id = ${post.id}`;
  await open(member, urlOf(post));
  await expect(page.getByText('Word 31.')).toBeVisible();
  await expect(page.getByText('Word 30.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show 30 earlier comments' }).click();
  await expect(page.getByText('Word 1.', { exact: true })).toBeVisible();
  await expect(page.getByText('Word 130.')).toBeVisible();
});
