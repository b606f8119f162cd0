import { expect } from '@playwright/test';
import { createContact, createContactList, createGroup, createPost, unique } from '../factories.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('the slash key opens search, and Enter leads to the first post found', async ({ demo, open }) => {
  const word = unique();
  const group = await createGroup(demo.member);
  const post = await createPost(demo.member, group, {
    title: `About ${word}`,
    content: `<p>${word} here</p>`,
  });
  const page = await open(demo.member, '/people');
  await page.keyboard.press('/');
  const box = page.getByRole('dialog', { name: 'Search' });
  await box.getByRole('searchbox').fill(word);
  const hit = box.getByRole('region', { name: 'Posts' }).getByRole('listitem');
  await expect(hit).toContainText(`/groups/${group.slug}/${post.slug}`);
  await expect(hit.getByRole('link').locator('mark')).toHaveText(word);
  await expect(box.getByText('No contacts found')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/groups/${group.slug}/${post.slug}`);
  await expect(box).toBeHidden();
});

test('hits are paged in place, walked by arrows, and a contact leads to its list', async ({ demo, open }) => {
  const word = unique();
  const group = await createGroup(demo.member);
  const list = await createContactList(demo.admin, [{ label: 'Note', type: 'text' }]);
  const contact = await createContact(demo.admin, list, { Note: word });
  await Promise.all(
    Array.from({ length: 11 }, () => createPost(demo.member, group, { title: `${word} post` })),
  );
  const page = await open(demo.member, '/');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Search' });
  await box.getByRole('searchbox').fill(word);
  await expect(box.getByRole('region', { name: 'Posts' }).getByRole('listitem')).toHaveCount(10);
  await box.getByRole('button', { name: 'Next page' }).click();
  await expect(box.getByRole('region', { name: 'Posts' }).getByRole('listitem')).toHaveCount(1);
  await box.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/people/list/${list.id}/contact/${contact.id}`);
  await expect(box).toBeHidden();
});

test('nothing found is said in words, failures too, and both can be left', async ({ demo, open }) => {
  const page = await open(demo.member, '/people');
  await page.getByRole('link', { name: 'Search' }).click();
  const box = page.getByRole('dialog', { name: 'Search' });
  await box.getByRole('searchbox').fill('zzqqxx');
  await expect(box.getByText('No results found for the query: zzqqxx')).toBeVisible();
  await page.route('**/api/search/posts*', (call) => call.abort());
  await box.getByRole('searchbox').fill('zzqqxxy');
  await expect(box.getByRole('alert')).toContainText('The server cannot be reached');
  await page.unroute('**/api/search/posts*');
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(box.getByText('No results found for the query: zzqqxxy')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('search works without JavaScript', async ({ browser, demo }) => {
  const extraHTTPHeaders = { cookie: demo.member.api.cookies };
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders });
  const page = await context.newPage();
  await page.goto('/search?q=zzqqxx');
  await expect(page.getByText('No results found for the query: zzqqxx')).toBeVisible();
  await expect(page.getByText('No contacts found')).toBeVisible();
  await context.close();
});
