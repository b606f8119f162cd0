import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { asBrowsersReadIt, violations } from '../../e2e/xss/inspect';
import { markup, tagName } from '../../e2e/xss/markup';
import { vectors } from '../../e2e/xss/vectors';
import { cleanHtml } from './gate';

describe('cleanHtml', () => {
  it('lets nothing through but the allow-list, however the input looks', () => {
    fc.assert(
      fc.property(markup, (html) => {
        expect(violations(cleanHtml(html))).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it('leaves what it has written unchanged', () => {
    fc.assert(
      fc.property(markup, (html) => {
        expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
      }),
      { numRuns: 1500 },
    );
  });

  it('writes HTML that browsers read exactly as it is written', () => {
    fc.assert(
      fc.property(markup, (html) => {
        expect(asBrowsersReadIt(cleanHtml(html))).toBe(cleanHtml(html));
      }),
      { numRuns: 1500 },
    );
  });

  it('throws only errors that the writer can read', () => {
    const deep = fc.tuple(tagName, fc.nat(200)).map(([tag, times]) => `<${tag}>`.repeat(times));
    fc.assert(
      fc.property(fc.oneof(deep, fc.string({ unit: 'binary' }), markup), (html) => {
        try {
          cleanHtml(html);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
    );
  });

  it('disarms every vector of the corpus', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(3000);
    const armed = vectors.filter(({ html }) => violations(cleanHtml(html)).length > 0);
    expect(armed.map((vector) => vector.name)).toEqual([]);
  });

  it('is tested by vectors that the raw walk catches', () => {
    const caught = vectors.filter(({ html }) => violations(html).length > 0);
    expect(caught.length).toBeGreaterThan(vectors.length * 0.9);
  });
});

describe('what becomes of', () => {
  const cases: [string, string, string][] = [
    ['a first-level heading', '<h1 id="x">A</h1>', '<h2>A</h2>'],
    ['aligned text', '<p style="text-align:center">A</p>', '<p data-align="center">A</p>'],
    ['a box in bold', '<b>a<p>b</p>c</b>', '<b>a</b><p><b>b</b></p><b>c</b>'],
    ['lines in divs', '<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['a list in a list', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['an item of white space in a mark', '<ul><li><s><p> </p></s></li></ul>', '<ul><li></li></ul>'],
    ['loose cells', '<td>a</td><td>b</td>', '<p>a</p><p>b</p>'],
    [
      'a table without a body',
      '<table><tr><td>a</table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['a script link', '<a href="javascript:x">a</a>', 'a'],
    [
      'an https link',
      '<a href="https://a.b" target="_blank">a</a>',
      '<a href="https://a.b" rel="noopener">a</a>',
    ],
    ['a path', '<a href="/groups/news?page=1#x">a</a>', '<a href="/groups/news?page=1#x">a</a>'],
    ['a foreign picture over http', '<img src="http://a.b/c.png">', ''],
    [
      'a picture of ours',
      '<img src="/api/media/3/a.png" onerror=x>',
      '<img src="/api/media/3/a.png" alt="">',
    ],
    ['a climbing path', '<img src="/api/media/../logout">', ''],
    [
      'a video frame',
      '<iframe src="https://player.vimeo.com/video/12"></iframe>',
      '<div data-video="vimeo" data-id="12"></div>',
    ],
    [
      'a high video',
      '<div data-video="vimeo" data-id="12" data-height="450"></div>',
      '<div data-video="vimeo" data-id="12" data-height="450"></div>',
    ],
    [
      'a video of another height',
      '<div data-height="9000" data-video="vimeo" data-id="12"></div>',
      '<div data-video="vimeo" data-id="12"></div>',
    ],
    ['a foreign frame', '<iframe src="https://a.b">x</iframe>y', 'y'],
    ['a video with a false id', '<div data-video="youtube" data-id="short">x</div>', '<p>x</p>'],
    ['code', '<pre class="language-js">\na<br>b</pre>', '<pre><code class="language-js">a\nb</code></pre>'],
    [
      'a task list',
      '<ul data-list="check"><li data-checked="true">a',
      '<ul data-list="check"><li data-checked="true">a</li></ul>',
    ],
    [
      'a mention in a link',
      '<a href="/x">a <span data-mention="3">Eva</span></a>',
      '<a href="/x">a </a><span data-mention="3">Eva</span>',
    ],
    [
      'a huge cell',
      '<table><tr><td colspan="9999">a</table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['words', 'Fish &amp; chips < 5', 'Fish &amp; chips &lt; 5'],
  ];
  it.each(cases)('%s', (_, html, stored) => {
    expect(cleanHtml(html)).toBe(stored);
  });
});
