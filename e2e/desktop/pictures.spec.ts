import { expect } from '@playwright/test';
import sharp from 'sharp';
import { createGroup, createPost, createShare, type Person } from '../factories.ts';
import { test } from '../screens/test.ts';

async function upload({ api }: Person) {
  const image = { width: 2000, height: 1000, channels: 3, background: '#267' } as const;
  const form = new FormData();
  const bytes = await sharp({ create: image }).jpeg().toBuffer();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'view.jpg');
  const headers = { 'X-CSRF-TOKEN': await api.token() };
  const made = await api.send('/api/media/handle', { method: 'POST', headers, body: form });
  return (await made.json()) as { url: string };
}

async function illustrated(by: Person) {
  const [cover, view] = await Promise.all([upload(by), upload(by)]);
  const content = `<p>Before.</p><p><img src="${view.url}" alt="The view"></p><p>After.</p>`;
  const post = await createPost(by, await createGroup(by), { content, featured_image: cover.url });
  return { post, path: `/groups/${post.group.slug}/${post.slug}` };
}

test('pictures of an article come no larger than they are shown, over a blurred one, and move nothing', async ({
  open,
  member,
}) => {
  const { path } = await illustrated(member);
  const page = await open(member, path);
  const view = page.getByRole('img', { name: 'The view' });
  await view.scrollIntoViewIfNeeded();
  await expect(view).toHaveJSProperty('complete', true);
  expect(await view.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).search)).toBe('?w=960');
  await expect(view).toHaveAttribute('width', '2000');
  await expect(view).toHaveAttribute('height', '1000');
  for (const image of [view, page.locator('.article-image')])
    await expect(image).toHaveCSS('background-image', /^url\("data:image\/bmp/);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

test('a public page shows the same pictures by its own addresses', async ({ member, page }) => {
  const { post } = await illustrated(member);
  const { url, token } = await createShare(member, post);
  await page.goto(url);
  const view = page.getByRole('img', { name: 'The view' });
  await view.scrollIntoViewIfNeeded();
  await expect(view).toHaveJSProperty('complete', true);
  const shown = await view.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => ({
    currentSrc,
    naturalWidth,
  }));
  expect(shown.currentSrc).toMatch(new RegExp(`/api/public/${token}/media/[\\w-]{32}\\?w=960$`));
  expect(shown.naturalWidth).toBeGreaterThan(0);
});
