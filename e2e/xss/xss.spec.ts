import { type Browser, expect, type Page } from '@playwright/test';
import { sql } from '../database.ts';
import { createPerson, type Person, unique } from '../factories.ts';
import { test } from '../fixtures.ts';
import { holdIn, insertRaw, serveRaw } from './raw.ts';
import { type Shown, storeAll } from './stored.ts';
import { browse, expectHarmless, nothing } from './watch.ts';

// One after the other, in one worker: what is stored once is shown to all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 });
// A trace of thousands of frames costs minutes.
test.use({ trace: 'off' });

const word = unique();
let writer: Person;
let reader: Person;
let shown: Shown[];

test.beforeAll(async () => {
  [writer, reader] = await Promise.all([createPerson(), createPerson()]);
  shown = await storeAll(writer, reader, word);
});

/** The same pages and browsers without the gate: who runs when it is served, and when it is put into a page. */
async function showRaw(browser: Browser, policy: boolean, texts = shown) {
  const { context, page, seen } = await browse(browser, writer, { policy });
  await holdIn(page, shown.map(homeOf));
  for (const each of texts) await serveRaw(page, homeOf(each), each.raw);
  const served = new Set(seen.ran);
  seen.ran.clear();
  await page.goto('about:blank');
  await page.goto(homeOf(shown[0] as Shown));
  const before = seen.stopped.length;
  await insertRaw(page);
  // Pictures fail one after the other: as long as it takes until most have run, or have been stopped.
  await expect
    .poll(() => seen.ran.size + seen.stopped.length - before, { timeout: 30_000 })
    .toBeGreaterThan(600);
  await context.close();
  return { served, inserted: seen.ran, stopped: seen.stopped };
}

const homeOf = ({ post }: Shown) => `/groups/${post.group.slug}/${post.slug}`;

async function showOnServer(page: Page, path: string) {
  await page.goto(path);
  await expectHarmless(page, path);
}

async function showEdit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText(word);
  await expectHarmless(page, path);
}

/** From post to post by the list beside them, in one document. */
async function showByClicks(page: Page) {
  const [first, ...others] = shown;
  if (!first) throw new Error('Nothing was stored.');
  await page.goto(homeOf(first));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (const each of [...others, first]) {
    await page.getByRole('navigation', { name: 'Posts' }).locator(`a[href$="/${each.post.slug}"]`).click();
    await page.waitForURL((url) => url.pathname.endsWith(`/${each.post.slug}`));
    await expect(page.locator('article .prose').first()).toContainText(word);
    await expectHarmless(page, page.url());
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
}

/** Every place that shows the texts, by server HTML. */
async function showEverywhere(page: Page) {
  for (const each of shown) {
    await showOnServer(page, homeOf(each));
    await showOnServer(page, each.share);
    await showOnServer(page, `${homeOf(each)}/revisions`);
    await showEdit(page, `${homeOf(each)}/edit`);
  }
}

for (const policy of [true, false]) {
  test(`no text stored by the API runs${policy ? '' : ', without the policy either'}`, async ({
    browser,
  }) => {
    const { context, page, seen } = await browse(browser, writer, { policy });
    await showByClicks(page);
    await showEverywhere(page);
    await context.close();
    expect(seen).toEqual(nothing);
  });
}

test('no text runs that came past the gate into the database, without the policy', async ({ browser }) => {
  for (const { post, raw } of shown) {
    const content = `<p>${word}</p>${raw.replaceAll('\0', '')}`;
    await sql`update posts set content = ${content} where id = ${post.id}`;
    await sql`update comments set content = ${content} where post_id = ${post.id}`;
    await sql`update post_revisions set content = ${content} || id where post_id = ${post.id}`;
  }
  const { context, page, seen } = await browse(browser, writer, { policy: false });
  await showEverywhere(page);
  await context.close();
  expect(seen).toEqual(nothing);
});

test('without the gate the policy alone stops every vector', async ({ browser }) => {
  const { served, inserted, stopped } = await showRaw(browser, true);
  expect([...served, ...inserted]).toEqual([]);
  expect(stopped.length).toBeGreaterThan(600);
});

test('without both they run, and are seen to', async ({ browser }) => {
  const { served, inserted } = await showRaw(browser, false, shown.slice(0, 3));
  expect(served.size).toBeGreaterThan(600);
  expect(inserted.size).toBeGreaterThan(600);
});
