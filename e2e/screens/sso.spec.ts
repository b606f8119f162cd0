import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { certificates } from '../../lib/testing/identity-provider.ts';
import { Client } from '../client.ts';
import { sql } from '../database.ts';
import { createPerson, password, unique } from '../factories.ts';
import { IdentityProvider } from '../identity-provider.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.describe('single sign-on', { tag: '@alone' }, () => {
  let provider: IdentityProvider;

  // Forcing ends the sessions that passwords began, which all tests share.
  test.beforeEach(async () => {
    provider = await new IdentityProvider().start();
    await sql`update sessions set sso = true`;
  });
  test.afterEach(async () => {
    provider.stop();
    await sql`update sessions set sso = false`;
  });

  test('is set up, tried, forced, rolled over and switched off', async ({ open, browser, isMobile }) => {
    // biome-ignore lint/suspicious/noSkippedTests: nothing in it depends on the width
    test.skip(isMobile, 'once is enough');
    test.slow();
    const admin = await createPerson({ name: 'Admin', admin: true });
    const person = { id: unique(), email: `${unique()}@example.test`, name: 'Grace Hopper' };
    const page = await open(admin, '/settings/sso');
    await page.getByText('Fill in from metadata').click();
    await page.getByLabel('Metadata of your identity provider').fill(provider.metadata);
    await page.getByRole('button', { name: 'Read metadata' }).click();
    await expect(page.getByText('The fields below are filled in.')).toBeVisible();
    await save(page, '1');
    await expect(page.getByText('settings have been updated')).toBeVisible();

    await save(page, '2');
    await expect(page.getByText('test the sign-in with your own account').first()).toBeVisible();
    provider.person = { ...person, email: admin.email };
    await page.goto('/settings/sso');
    await page.getByRole('link', { name: 'Test sign-in' }).click();
    await page.getByRole('button', { name: `Continue as ${admin.email}` }).click();
    await expect(page.getByText('Your last test succeeded')).toBeVisible();
    await expectAccessible(page);
    await save(page, '2');
    await expect(page.getByText('settings have been updated')).toBeVisible();

    const guest = await (await browser.newContext()).newPage();
    provider.person = person;
    await guest.goto('/people');
    await guest.getByRole('button', { name: `Continue as ${person.email}` }).click();
    await expect(guest).toHaveURL('/people');
    await guest.getByRole('button', { name: 'Your account' }).click();
    await guest.getByRole('button', { name: 'Logout' }).click();
    await expect(guest.getByText('You are signed out.')).toBeVisible();
    expect(provider.left).toBe(true);

    await guest.context().clearCookies();
    provider.key = 'next';
    await guest.goto('/people');
    await guest.getByRole('button', { name: 'Continue' }).click();
    await expect(guest.getByText('Single sign-on did not work.')).toBeVisible();
    await expect(guest.getByLabel('Password')).toHaveCount(0);
    const added = await admin.api.put('/api/account/sso', { sso_x509_next: certificates.next });
    expect(added.status).toBe(200);
    await guest.getByRole('link', { name: 'Sign in with single sign-on' }).click();
    await guest.getByRole('button', { name: 'Continue' }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(guest).toHaveURL('/');

    await guest.context().clearCookies();
    await guest.goto('/login?local=1');
    await expect(guest.getByText('Only admins can sign in with a password.')).toBeVisible();
    await guest.getByLabel('E-mail').fill(admin.email);
    await guest.getByLabel('Password').fill(password);
    await guest.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(guest).toHaveURL('/');
    disableSso();
    await guest.context().clearCookies();
    await guest.goto('/login');
    await expect(guest.getByLabel('Password')).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Sign in with single sign-on' })).toHaveCount(0);
    const actions =
      await sql`select action from audit_entries where action ~ 'sso|local' order by id desc limit 20`;
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['auth.local_sign_in', 'auth.sso_refused', 'auth.sso_sign_in', 'settings.sso']),
    );
    await guest.context().close();
  });

  test('a forced login page is accessible and fits a small phone', async ({ page, member }) => {
    await sql`update account set sso_enabled = 2, sso_entity_id = 'x', sso_issuer_url = 'https://idp.test/',
      sso_x509_certificate = ${certificates.current}`;
    await page.goto('/login?sso=refused');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const refused = await new Client().signIn(member.email, password);
    expect(refused.status).toBe(401);
  });
});

async function save(page: Page, mode: string): Promise<void> {
  await page.getByLabel('Enable SSO').selectOption(mode);
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

function disableSso(): void {
  const { HEARTH_TEST_DATABASE_URL: url = '', ...inherited } = process.env;
  const env = { ...inherited, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32) };
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', 'disable-sso'], { env });
}
