// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cleanPasted } from './clean';

it('reads the marks of Google Docs and drops its wrapper', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"
    style="line-height:1.38"><span style="font-weight:700">Bold</span><span style="font-style:italic"> slanted</span>
    <a href="https://a.example/"><span style="text-decoration:underline">link</span></a></p></b><br>`;
  expect(cleanPasted(html).replace(/\s+/g, ' ')).toBe(
    '<p><strong>Bold</strong><em> slanted</em> <a href="https://a.example/" rel="noopener">link</a></p>',
  );
});

it('nests the lists of Google Docs in their items', () => {
  const html =
    '<ul><li><p role="presentation">One</p></li><ul><li><p>Deep</p></li></ul><li><p>Two</p></li></ul>';
  expect(cleanPasted(html)).toBe('<ul><li>One<ul><li>Deep</li></ul></li><li>Two</li></ul>');
});

const marker = (text: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${text}<span>&nbsp;</span></span><![endif]>`;
const item = (level: number, bullet: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'>${marker(bullet)}${text}<o:p></o:p></p>`;

it('makes lists of the paragraphs that Word writes for them', () => {
  const html = item(1, '·', 'Fruit') + item(2, '1.', 'Apple') + item(2, '2.', 'Pear') + item(1, '·', 'Bread');
  expect(cleanPasted(html)).toBe('<ul><li>Fruit<ol><li>Apple</li><li>Pear</li></ol></li><li>Bread</li></ul>');
});

it('begins a new list after a paragraph', () => {
  const html = `${item(1, '1)', 'a')}<p class=MsoNormal>between</p>${item(1, '1)', 'b')}`;
  expect(cleanPasted(html)).toBe('<ol><li>a</li></ol><p>between</p><ol><li>b</li></ol>');
});

it('drops the empty paragraphs and the title style of Word', () => {
  const html =
    '<p class=MsoTitle>Report</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Text</p>';
  expect(cleanPasted(html)).toBe('<h2>Report</h2><p>Text</p>');
});

it('keeps the line breaks of an item of several paragraphs', () => {
  expect(cleanPasted('<ul><li><p>a</p><p>b</p></li></ul>')).toBe('<ul><li>a<br>b</li></ul>');
});
