import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerptOf, isEmptyHtml, plainText } from './text';

it('puts blocks on lines and keeps cells apart', () => {
  const html =
    '<h2>A</h2><p>b <b>c</b><br>d</p><table><tr><td>1</td><td>2</td></tr></table><ul><li>e</li></ul>';
  expect(plainText(html)).toBe('A\nb c\nd\n1 2\ne');
});

it('decodes entities and leaves scripts and styles out', () => {
  expect(plainText('Fish &amp; <script>x</script><style>y</style>chips &lt;3')).toBe('Fish & chips <3');
});

it('cuts an excerpt after a whole word', () => {
  expect(excerptOf('<p>The quick brown fox, of course</p>', 21)).toBe('The quick brown fox…');
});

it('leaves a short text whole', () => {
  expect(excerptOf('<p>Short</p><p>text</p>', 20)).toBe('Short text');
});

it('never exceeds the length nor splits a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.integer({ min: 5, max: 100 }),
      (text, length) => {
        const excerpt = excerptOf(text.replaceAll('<', '('), length);
        expect(excerpt.length).toBeLessThanOrEqual(length);
        expect(excerpt.isWellFormed()).toBe(true);
      },
    ),
  );
});

it.each(['', '<p></p>', '<p><br></p>', '<p>&nbsp;\u200b</p>', '<ul><li> </li></ul>', '<b></b>'])(
  'sees nothing in %j',
  (html) => {
    expect(isEmptyHtml(html)).toBe(true);
  },
);

it.each([
  'a',
  '<hr>',
  '<p><img src="/api/media/1/x" alt=""></p>',
  '<div data-video="vimeo" data-id="1"></div>',
])('sees something in %j', (html) => {
  expect(isEmptyHtml(html)).toBe(false);
});

it.each(['<b>', '<', '&', '<a b="', '<!--', '< ', '&#x'])(
  'comes to an end with a megabyte of %s',
  (token) => {
    const html = token.repeat(1_000_000 / token.length);
    expect([typeof plainText(html), typeof isEmptyHtml(html)]).toEqual(['string', 'boolean']);
  },
  10_000,
);
