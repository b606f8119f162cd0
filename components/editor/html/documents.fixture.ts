import fc from 'fast-check';

const text = fc.constantFrom('word', 'two words', 'Åäö & <b>', '«quoted»', '1 < 2', '😀');
const escaped = text.map((value) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
);
const wrap = (...tags: string[]) =>
  fc.tuple(fc.constantFrom(...tags), escaped).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`);
const key = 'AAAAAAAAAAAAAAAAAAAAAAAA';
const inline = fc.oneof(
  { weight: 4, arbitrary: escaped },
  wrap('strong', 'em', 'u', 's', 'code', 'mark', 'sub', 'sup'),
  escaped.map((inner) => `<a href="https://example.com/" rel="noopener">${inner}</a>`),
  fc.nat(50).map((id) => `<span data-mention="${id + 1}">@Eva Åberg</span>`),
  fc.constant(`<a href="/api/media/file/${key}" data-media-id="4">plan.pdf</a>`),
  fc.constant('above<br>below'),
);
/** Pieces of different kinds side by side, so that no two of them are one when they are read. */
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((pieces) => `${pieces.join(', ')}.`);

const align = fc.constantFrom('', ' data-align="center"', ' data-align="right"', ' data-align="justify"');
const textBlock = fc
  .tuple(fc.constantFrom('p', 'h2', 'h3', 'h4'), align, line)
  .map(([tag, aligned, inner]) => `<${tag}${aligned}>${inner}</${tag}>`);
const code = fc.constantFrom(
  '<pre><code>a\n\tb &lt; c</code></pre>',
  '<pre><code class="language-js">x()</code></pre>',
);

const items = (item: fc.Arbitrary<string>) =>
  fc.array(item, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
const deep = items(line.map((inner) => `<li>${inner}</li>`)).map((all) => `<ul>${all}</ul>`);
const list = fc.oneof(
  items(
    fc.tuple(line, fc.option(deep, { nil: '' })).map(([inner, nested]) => `<li>${inner}${nested}</li>`),
  ).chain((all) => fc.constantFrom(`<ul>${all}</ul>`, `<ol>${all}</ol>`, `<ol start="4">${all}</ol>`)),
  items(fc.tuple(fc.boolean(), line).map(([done, inner]) => `<li data-checked="${done}">${inner}</li>`)).map(
    (all) => `<ul data-list="check">${all}</ul>`,
  ),
);

const figure = fc
  .tuple(
    fc.constantFrom('', ' data-align="center"', ' data-align="wide"', ' data-align="full"'),
    fc.constantFrom('', ' width="480" height="300"'),
    fc.option(line, { nil: null }),
  )
  .map(
    ([aligned, size, caption]) =>
      `<figure${aligned}><img src="/api/media/file/${key}" alt="A &quot;quay&quot;"${size} data-media-id="7">${
        caption === null ? '' : `<figcaption>${caption}</figcaption>`
      }</figure>`,
  );
const embed = fc.constantFrom(
  '<hr>',
  '<div data-video="youtube" data-id="dQw4w9WgXcQ" data-height="450"></div>',
  '<div data-video="vimeo" data-id="76979871"></div>',
  `<div data-media-id="4"><a href="/api/media/file/${key}" data-media-id="4">plan.pdf</a></div>`,
);

const simple = fc.oneof(textBlock, list, code, figure, embed);
const blocks = (block: fc.Arbitrary<string>) =>
  fc.array(block, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
const box = fc
  .tuple(fc.constantFrom('blockquote', 'info', 'warning', 'success', 'danger'), blocks(simple))
  .map(([kind, inner]) =>
    kind === 'blockquote'
      ? `<blockquote>${inner}</blockquote>`
      : `<div data-callout="${kind}">${inner}</div>`,
  );

const cell = fc.oneof(
  { weight: 3, arbitrary: line },
  fc.constant(''),
  fc.tuple(textBlock, simple).map((all) => all.join('')),
);
const row = (tag: string, width: number) =>
  fc
    .array(fc.tuple(align, cell), { minLength: width, maxLength: width })
    .map(
      (cells) =>
        `<tr>${cells.map(([aligned, inner]) => `<${tag}${aligned}>${inner}</${tag}>`).join('')}</tr>`,
    );
const merged =
  '<table><tbody><tr><td colspan="2" rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td><td>f</td></tr></tbody></table>';
const table = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .integer({ min: 1, max: 3 })
      .chain((width) =>
        fc
          .tuple(fc.option(row('th', width), { nil: '' }), blocks(row('td', width)))
          .map(([head, body]) => `<table>${head && `<thead>${head}</thead>`}<tbody>${body}</tbody></table>`),
      ),
  },
  fc.constant(merged),
  // The head of each row.
  line.map((inner) => `<table><tbody><tr><th>${inner}</th><td>1</td></tr></tbody></table>`),
);

/** Documents of every kind of block and mark that the editor writes, in the form in which it writes them. */
export const written = fc
  .array(fc.oneof(simple, simple, box, table), { minLength: 1, maxLength: 6 })
  .map((all) => all.join(''));
