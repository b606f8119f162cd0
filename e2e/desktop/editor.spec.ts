import { expect, type Page } from '@playwright/test';
import type { PostJson } from '@/lib/posts/schema';
import { createGroup, createPerson, createPost, type Person, pathOf, unique } from '../factories.ts';
import { expectAccessible, test } from '../screens/test.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' });

/** A draft of one's own, open to write in, with the caret at its end. */
async function begin(open: (person: Person, path: string) => Promise<Page>, content = '') {
  const writer = await createPerson({ name: 'Writer' });
  const post = await createPost(writer, await createGroup(writer), { status: 1, content });
  const page = await open(writer, `/groups/${post.group.slug}/${post.slug}/edit`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  return { page, writer, post };
}

async function expectStored(page: Page, writer: Person, post: PostJson, content: string | RegExp) {
  await page.keyboard.press('Control+s');
  const stored = async () => (await writer.api.get<PostJson>(pathOf(post))).body.content;
  if (typeof content === 'string') await expect.poll(stored).toBe(content);
  else await expect.poll(stored).toMatch(content);
}

test('Markdown and keys make headings, lists, marks and links', async ({ open }) => {
  const { page, writer, post } = await begin(open);
  await page.keyboard.type('## Tides\n');
  await page.keyboard.type('- spring\nneap\n\n');
  await page.keyboard.type('Read ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('this');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' table');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: 'Link' }).getByRole('textbox').fill('tides.example.com');
  await page.keyboard.press('Enter');
  await expectStored(
    page,
    writer,
    post,
    /^<h2>Tides<\/h2><ul><li>spring<\/li><li>neap<\/li><\/ul><p>Read <strong>this<\/strong> <a href="https:\/\/tides\.example\.com\/?".*>table<\/a><\/p>$/,
  );
});

test('a link is made of what was selected just before its key', async ({ open }) => {
  const { page, writer, post } = await begin(open, '<p>Read this table</p>');
  // In one go: the browser tells of a selection only afterwards.
  await page.evaluate(() => {
    getSelection()?.modify('extend', 'backward', 'word');
    const key = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await page.getByRole('group', { name: 'Link' }).getByRole('textbox').fill('tides.example.com');
  await page.keyboard.press('Enter');
  await expectStored(page, writer, post, /^<p>Read this <a [^>]*>table<\/a><\/p>$/);
});

test('the / menu inserts a table and a callout, and undo takes both back', async ({ open }) => {
  const { page, writer, post } = await begin(open, '<p>First.</p>');
  await page.keyboard.type('\n/tab');
  await expect(page.getByRole('listbox', { name: 'Blocks' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(text(page).getByRole('table')).toBeVisible();
  await page.keyboard.type('Boat');
  await expectStored(page, writer, post, /<table>.*Boat.*<\/table>/);
  for (let step = 0; step < 12; step++) await page.keyboard.press('Control+z');
  await expect(text(page).getByRole('table')).toBeHidden();
  await expect(text(page)).toContainText('First.');
});

test('a person is mentioned by name', async ({ open }) => {
  const { page, writer, post } = await begin(open);
  const letters = unique().replace(/\d/g, 'å');
  const asa = await createPerson({ name: `Åsa${letters}` });
  await page.keyboard.type(`Thanks @Åsa${letters}`);
  const people = page.getByRole('listbox', { name: 'People' });
  await expect(people.getByRole('option', { name: asa.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('for this.');
  await expectStored(page, writer, post, new RegExp(`Thanks <.*data-mention="${asa.id}".*for this\\.`));
});

test('a video that is none says why, and one that is stands in the text', async ({ open }) => {
  const { page, writer, post } = await begin(open);
  await page.keyboard.type('/video');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Insert a video' });
  await dialog.getByRole('textbox').fill('https://www.youtube.com/watch?v=short');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('has 11 characters')).toBeVisible();
  await dialog.getByRole('textbox').fill('https://youtu.be/abcdefghijk');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectStored(page, writer, post, /abcdefghijk/);
});

test('what is pasted from Word comes clean', async ({ open }) => {
  const { page, writer, post } = await begin(open);
  await text(page).evaluate((element) => {
    const data = new DataTransfer();
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
      <p class="MsoNormal" style="mso-margin-top-alt:auto"><b>Minutes</b><o:p></o:p></p>
      <p class="MsoNormal" style="color:red">Nobody came.</p><!--EndFragment--></body></html>`;
    data.setData('text/html', html);
    data.setData('text/plain', 'Minutes\nNobody came.');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expectStored(page, writer, post, '<p><strong>Minutes</strong></p><p>Nobody came.</p>');
});

test('a picture that is pasted is uploaded and shown', async ({ open }) => {
  const { page, writer, post } = await begin(open, '<p>Before.</p>');
  await text(page).evaluate(async (element) => {
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
    const data = new DataTransfer();
    data.items.add(new File([await canvas.convertToBlob()], 'harbour.png', { type: 'image/png' }));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text(page).locator('img')).toBeVisible();
  await expectStored(page, writer, post, /<img[^>]+src="[^"]*\/api\/media\/file\/[^"]+"/);
});

test('opening and saving changes nothing', async ({ open }) => {
  const content = [
    '<h2>Head</h2><p>Some <strong>bold</strong> and <em>leaning</em> words.</p>',
    '<ol><li>one</li><li>two</li></ol><blockquote><p>Said.</p></blockquote><hr>',
    '<pre><code>const a = 1;</code></pre>',
    '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></tbody></table><p>End.</p>',
  ].join('');
  const { page, writer, post } = await begin(open, content);
  const before = (await writer.api.get<PostJson>(pathOf(post))).body;
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expectStored(page, writer, post, before.content);
});
