import { expect } from '@playwright/test';
import { test } from '../screens/test.ts';

test('letters typed right after the key that opens search are in its field', async ({ demo, open }) => {
  const page = await open(demo.member, '/groups');
  await page.keyboard.type('/guide');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('guide');
});

test('a menu that the pointer opened stays open when it is pressed, and shuts with the next press', async ({
  demo,
  open,
}) => {
  const page = await open(demo.member, '/groups');
  const crew = page.getByRole('banner').getByRole('button', { name: 'Crew' });
  await crew.hover();
  await expect(crew).toHaveAttribute('aria-expanded', 'true');
  await crew.click();
  await expect(crew).toHaveAttribute('aria-expanded', 'true');
  await crew.click();
  await expect(crew).toHaveAttribute('aria-expanded', 'false');
});

test('a link followed without a connection says so, and leaves the page', async ({ context, demo, open }) => {
  const page = await open(demo.member, '/groups');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'People' }).click();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(page).toHaveURL('/groups');
  await context.setOffline(false);
  await page.getByRole('banner').getByRole('link', { name: 'People' }).click();
  await expect(page).toHaveURL('/people');
});

test('a tab takes over who signed in in another one', async ({ demo, context, open }) => {
  const page = await open(demo.admin, '/people');
  const other = await context.newPage();
  await context.clearCookies();
  await other.goto('/login');
  await other.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await other.getByLabel('E-mail').fill(demo.member.email);
  await other.getByLabel('Password').fill('hearth-demo');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL('/');
  await expect(page.locator('meta[name="viewer"]')).toHaveAttribute('content', String(demo.member.id));
  await expect(page.getByText(demo.admin.email)).toHaveCount(0);
});
