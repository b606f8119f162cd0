import { expect, type Page } from '@playwright/test';
import { createPerson } from '../factories.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

async function fill(page: Page, email: string, password: string) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('who is not signed in comes to the login page and then to where they wanted to go', async ({ page }) => {
  await page.goto('/people/external');
  await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent('/people/external')}`);
  await expectAccessible(page);
  await fill(page, 'member@example.com', 'hearth-demo');
  await expect(page).toHaveURL('/people/external');
});

test('a wrong password is told without saying which part was wrong', async ({ page }) => {
  const person = await createPerson();
  await page.goto('/login');
  await fill(page, person.email, 'not the password');
  await expect(page.locator('form').getByRole('alert')).toContainText(
    'The e-mail address or the password is not right.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await expectNoSidewaysScroll(page);
});

test('logging out ends the session and empties what the browser kept of it', async ({ page, open, demo }) => {
  const person = await createPerson();
  await open(person, '/');
  await page.evaluate(() => sessionStorage.setItem('hearth:kept', 'something'));
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect((await person.api.send('/api/account/user')).status).toBe(401);
  expect((await demo.member.api.send('/api/account/user')).status).toBe(200);
});
