import { expect, test } from 'vitest';
import { renderHtml } from '@/lib/html/render';
import { withPictures } from '@/lib/media/in-text';

const key = 'k'.repeat(32);
const blur = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
const known = { [key]: { width: 1000, height: 500, blur } };
const rendered = (attributes = '') =>
  withPictures(renderHtml(`<p><img src="/api/media/file/${key}" alt="a &gt; b"${attributes}></p>`), known);

test('a picture has its size, smaller ones to choose from and a blurred one under it', () => {
  const html = rendered();
  expect(html).toContain(`src="/api/media/file/${key}"`);
  expect(html).toContain('width="1000" height="500"');
  expect(html).toContain(
    `srcset="/api/media/file/${key}?w=240 240w, /api/media/file/${key}?w=480 480w, /api/media/file/${key}?w=960 960w, /api/media/file/${key} 1000w"`,
  );
  expect(html).toMatch(/style="background:url\(data:image\/bmp;base64,[\w+/=]{100,160}\) center\/100% 100%"/);
  expect(html).toContain('alt="a &gt; b"');
});

test('one that was made smaller keeps its width and gets the height that belongs to it', () => {
  expect(rendered(' width="400"')).toContain('height="200"');
  expect(rendered(' width="400"')).not.toContain('width="1000"');
});

test('one of which nothing is known, and one of elsewhere, still shows', () => {
  expect(withPictures(renderHtml(`<p><img src="/api/media/file/${key}" alt=""></p>`), {})).toContain('240w');
  const foreign = '<p><img src="https://example.com/a.png" alt=""></p>';
  expect(withPictures(renderHtml(foreign), known)).toBe(renderHtml(foreign));
});

test('on a public page every address carries the token', () => {
  const html = withPictures(renderHtml(`<p><img src="/api/media/file/${key}" alt=""></p>`), known, (one) => {
    return `/api/public/token/media/${one}`;
  });
  expect(html).not.toContain('/api/media/file/');
  expect(html.match(/\/api\/public\/token\/media\//g)).toHaveLength(5);
});
