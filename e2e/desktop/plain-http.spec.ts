import { expect } from '@playwright/test';
import { createGroup, createPerson, unique } from '../factories.ts';
import { test } from '../screens/test.ts';

/** What browsers keep from pages that came without TLS, as they do on many an intranet. */
function withoutTls() {
  for (const [owner, names] of [
    [Crypto.prototype, ['randomUUID', 'subtle']],
    [Navigator.prototype, ['clipboard', 'locks', 'storage', 'serviceWorker']],
  ] as const)
    for (const name of names) Reflect.deleteProperty(owner, name);
}

test('a post with a picture and a reply are written without TLS', async ({ open, page }) => {
  await page.addInitScript(withoutTls);
  const writer = await createPerson({ name: 'Writer' });
  const group = await createGroup(writer);
  await open(writer, `/groups/${group.slug}/new-post`);
  expect(await page.evaluate(() => 'randomUUID' in crypto || 'locks' in navigator)).toBe(false);
  await page.getByLabel('Title').fill(`Plain ${unique()}`);
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await text.click();
  await page.keyboard.type('Words.');
  await text.evaluate((box) => {
    const picture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']);
    const data = new DataTransfer();
    data.items.add(new File([picture], 'dot.svg', { type: 'image/svg+xml' }));
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The post is published')).toBeVisible();
  await page.getByRole('link', { name: 'View post' }).click();
  await expect(page.getByRole('article')).toContainText('Words.');
  await expect(page.locator('.prose').locator('img, a[download]')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Reply' }).click();
  await expect(page.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.type('So it goes.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'So it goes.' })).toHaveCount(1);
});
