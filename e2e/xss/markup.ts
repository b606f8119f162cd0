import fc from 'fast-check';
import { allowList } from '../../lib/html/allow-list';

const names = [
  ...allowList.keys(),
  ...'svg math style script iframe textarea x-y h1 section dl font title'.split(' '),
];
const attributes = [
  'data-align=center',
  'data-callout=info',
  'data-video=youtube data-id=dQw4w9WgXcQ',
  'data-video=vimeo data-id=12 data-height=450',
  'data-media-id=7',
  'data-mention=3',
  'href=https://example.com/?a=1&amp;b',
  'href="java&#10;script:alert(1)"',
  'src=/api/media/1/a.png alt="&lt;b&gt;"',
  'class=language-js',
  'colspan=2',
  'start=4',
  'style="text-align: right; background: url(x)"',
  'onclick=alert(1)',
  'id=forms name=x',
];
/** A name that may be stored, or one that may not. */
export const tagName = fc.constantFrom(...names);
const armed = fc.constantFrom(
  '<a href="java&#10;script:alert(1)">x',
  '<img src=//evil.example/x onerror=alert(1)>',
  '<div data-video=youtube data-id=../../../x>',
  '<td colspan=9999 onclick=alert(1)>x',
  '<a href=https://example.com><p>x',
  '<svg><style><p title="</style><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img src=x onerror=alert(1)>',
);
const piece = fc.oneof(
  armed,
  fc
    .tuple(tagName, fc.subarray(attributes, { maxLength: 3 }))
    .map(([tag, list]) => `<${[tag, ...list].join(' ')}>`),
  tagName.map((tag) => `</${tag}>`),
  fc.constantFrom(
    ' ',
    '\n',
    'text',
    '&amp;lt;',
    '<!--',
    '-->',
    '<',
    '>',
    '"',
    '&#13;',
    '\0',
    '\u00a0',
    '<p',
    ']]>',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
/** Markup as it may come: allowed and forbidden, broken and whole. */
export const markup = fc.array(piece, { maxLength: 40, size: 'large' }).map((pieces) => pieces.join(''));
