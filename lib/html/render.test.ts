import { expect, it } from 'vitest';
import { vectors } from '../../e2e/xss/vectors';
import { headingsOf, renderHtml } from './render';

it('sanitises again what is stored', () => {
  expect(renderHtml('<p onclick=x>a</p><script>b</script>')).toBe('<p>a</p>');
});

it('gives headings addresses that stay apart', () => {
  const html = '<h2>Vår plan</h2><h3 data-align="center">Vår <b>plan</b></h3><h4></h4>';
  expect(headingsOf(html)).toEqual([
    { id: 'h-var-plan', text: 'Vår plan', level: 2 },
    { id: 'h-var-plan-2', text: 'Vår plan', level: 3 },
    { id: 'h-section', text: '', level: 4 },
  ]);
  expect(renderHtml(html)).toContain('<h3 id="h-var-plan-2" data-align="center">Vår <b>plan</b></h3>');
});

it('lets wide tables scroll for the keyboard too', () => {
  expect(renderHtml('<table><tr><td>1</table>')).toMatch(
    /^<div class="table-scroll" .*tabindex="0"><table>.*<\/table><\/div>$/,
  );
});

it('lets wide code scroll for the keyboard too', () => {
  expect(renderHtml('<pre><code>x</code></pre>')).toBe('<pre tabindex="0"><code>x</code></pre>');
});

it('loads pictures late', () => {
  expect(renderHtml('<img src="/api/media/1/x">')).toBe(
    '<img loading="lazy" decoding="async" src="/api/media/1/x" alt="">',
  );
});

it('shows a video as a link and asks nothing of a third party', () => {
  const html = renderHtml('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>');
  expect(html).toContain('<a class="video-facade" data-play="youtube" data-id="dQw4w9WgXcQ"');
  expect(html).not.toMatch(/<iframe|\ssrc=|<link/);
});

it('shows a video as high as it says', () => {
  expect(renderHtml('<div data-video="vimeo" data-id="12" data-height="450"></div>')).toMatch(
    /^<div class="video" data-height="450"><a class="video-facade" .*<\/a><\/div>$/,
  );
});

it('links a mention to the profile', () => {
  expect(renderHtml('<p><span data-mention="3">Eva &amp; co</span></p>')).toBe(
    '<p><a class="mention" href="/profile/3">@Eva &amp; co</a></p>',
  );
});

it('shows what is beyond the limits as its words', () => {
  expect(renderHtml(`${'<b>'.repeat(200)}&lt;words&gt;`)).toBe('<p>&lt;words&gt;</p>');
});

it('answers the second time from memory', () => {
  const html = `<p>${'word <b>bold</b> '.repeat(5000)}</p>`;
  const time = () => {
    const start = performance.now();
    renderHtml(html);
    return performance.now() - start;
  };
  expect(time()).toBeGreaterThan(time() * 5);
});

it('adds no script to any vector', () => {
  for (const { html } of vectors)
    expect(renderHtml(html)).not.toMatch(/<(?:script|iframe|svg|style)|<[^>]+\son[a-z]+=/i);
});
