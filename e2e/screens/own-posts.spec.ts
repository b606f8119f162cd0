import { expect } from '@playwright/test';
import { createGroup, createPerson, createPost } from '../factories.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 19).replace('T', ' ');

async function writer() {
  const person = await createPerson({ name: 'Writer' });
  const group = await createGroup(person);
  await createPost(person, group, { title: 'Boats' });
  await createPost(person, group, { title: 'Anchors', status: 1 });
  await createPost(person, group, { title: 'Chains', published_at: tomorrow() });
  return person;
}

test('own posts show in every state, drafts included', async ({ open }) => {
  const page = await open(await writer(), '/profile/posts');
  await expect(page.getByRole('heading', { level: 1, name: 'Your posts' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Boats/ })).toContainText('Published');
  await expect(page.getByRole('row', { name: /Anchors/ })).toContainText('Draft');
  await expect(page.getByRole('row', { name: /Chains/ })).toContainText('Scheduled');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('columns sort both ways, and the address tells', async ({ open }) => {
  const page = await open(await writer(), '/profile/posts');
  const titles = page.getByRole('row').getByRole('link', { name: /Boats|Anchors|Chains/ });
  await page.getByRole('link', { name: 'Title' }).click();
  await expect(page).toHaveURL('/profile/posts?sort=title&direction=asc');
  await expect(titles).toHaveText(['Anchors', 'Boats', 'Chains']);
  await page.getByRole('link', { name: 'Title' }).click();
  await expect(titles).toHaveText(['Chains', 'Boats', 'Anchors']);
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('link', { name: 'Status' }).click();
  await expect(titles.first()).toHaveText('Anchors');
});

test('search narrows while one types, and going back undoes it', async ({ open }) => {
  const page = await open(await writer(), '/profile/posts?sort=title&direction=asc');
  const search = page.getByRole('searchbox', { name: 'Search your posts' });
  await search.fill('anch');
  await expect(page).toHaveURL('/profile/posts?search=anch&sort=title&direction=asc');
  await expect(page.getByRole('row')).toHaveCount(2);
  await search.fill('nothing like it');
  await page.getByRole('link', { name: 'Show all your posts' }).click();
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(search).toHaveValue('nothing like it');
});

test('who wrote nothing yet is told where to begin', async ({ open }) => {
  const page = await open(await createPerson(), '/profile/posts');
  await expect(page.getByRole('heading', { name: 'You have not written anything yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a group to write in' })).toHaveAttribute(
    'href',
    '/groups',
  );
});
