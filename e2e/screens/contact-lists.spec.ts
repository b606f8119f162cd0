import { expect } from '@playwright/test';
import { sql } from '../database.ts';
import { createContact, createContactList } from '../factories.ts';
import { expectAccessible, test } from './test.ts';

test('a field is renamed with its values, moved, and removed after it was said how many are lost', async ({
  admin,
  open,
}) => {
  const fields = ['Town', 'Berths'].map((label) => ({ label, type: 'text' }));
  const list = await createContactList(admin, fields);
  const contact = await createContact(admin, list, { Town: 'Marstrand', Berths: '240' });
  const page = await open(admin, `/people/list/${list.id}`);
  await page.getByRole('button', { name: 'Edit list' }).click();
  await page.getByLabel('Label of field 1').fill('Village');
  await page.getByRole('button', { name: 'Move down' }).first().click();
  await expect(page.getByLabel('Label of field 2')).toHaveValue('Village');
  await page.getByRole('button', { name: 'Remove field' }).first().click();
  await expect(page.getByText('“Berths” is removed from 1 contact')).toBeVisible();
  await expect(page.getByText('“Town” is removed')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const saved = await admin.api.get(`/api/people/contact-list/${list.id}/contact/${contact.id}`);
  expect(saved.body).toMatchObject({ fields: { Village: 'Marstrand' } });
});

test('a contact names every field of the list, also what is empty or labelled as nothing may be any more', async ({
  admin,
  open,
}) => {
  const list = await createContactList(admin, [{ label: 'Town', type: 'text' }]);
  const contact = await createContact(admin, list, { Town: 'Marstrand' });
  const fields = ['Town', 'Berths', 'constructor', '__proto__'].map((label) => ({ label, type: 'text' }));
  await sql`update contact_lists set fields = ${sql.json(fields)} where id = ${list.id}`;
  const page = await open(admin, `/people/list/${list.id}`);
  await page.getByRole('link', { name: contact.name }).click();
  await expect(page.getByRole('term')).toHaveText(fields.map(({ label }) => label));
  await expect(page.getByRole('definition')).toHaveText(['Marstrand', ...Array(3).fill('–Not filled in')]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit contact' }).click();
  await expect(page.getByLabel('constructor')).toHaveValue('');
});
